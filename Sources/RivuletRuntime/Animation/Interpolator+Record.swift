import RivuletFormat
import RivuletSchema

extension Interpolator {
    /// The interpolator that a record describes, nil if it is none.
    init?(record: RecordIndex, of file: RiveFile) {
        guard let type = file.type(of: record), type.isA(.keyFrameInterpolator) else { return nil }
        if type.isA(.cubicInterpolator) {
            typealias Key = PropertyKey.CubicInterpolator
            let curve = CubicCurve(
                x1: file.float(Key.x1, of: record), y1: file.float(Key.y1, of: record),
                x2: file.float(Key.x2, of: record), y2: file.float(Key.y2, of: record))
            self.init(kind: type.isA(.cubicValueInterpolator) ? .cubicValue : .cubicEase, curve: curve)
        } else if type.isA(.elasticInterpolator) {
            typealias Key = PropertyKey.ElasticInterpolator
            self.init(
                elastic: file.uint(Key.easingValue, of: record), amplitude: file.float(Key.amplitude, of: record),
                period: file.float(Key.period, of: record))
        } else {
            self.init(kind: .linear)
        }
    }
}
