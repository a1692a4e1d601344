import RivuletRuntime

extension StateGraph {
    // MARK: Mermaid

    /// As a flowchart of [Mermaid](https://mermaid.js.org), which GitHub and many editors draw.
    var mermaid: String {
        var lines = ["flowchart LR"]
        for (number, machine) in machines.enumerated() {
            lines.append("  subgraph m\(number)[\"\(Self.mermaid(machine.title))\"]")
            for (position, layer) in machine.layers.enumerated() {
                lines.append("    subgraph m\(number)l\(position)[\"\(Self.mermaid(layer.title))\"]")
                for node in layer.nodes {
                    let text = "\"" + node.lines.map(Self.mermaid).joined(separator: "<br/>") + "\""
                    let (open, close) = Self.mermaidShape(of: node.kind)
                    lines.append("      \(node.id)\(open)\(text)\(close)")
                }
                for edge in layer.edges {
                    let arrow = edge.isNever ? "-.->" : "-->"
                    let text = edge.lines.map(Self.mermaid).joined(separator: "<br/>")
                    lines.append("      \(edge.from) \(arrow)\(text.isEmpty ? "" : "|\"\(text)\"|") \(edge.to)")
                }
                lines.append("    end")
            }
            lines.append("  end")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func mermaidShape(of kind: StateInfo.Kind) -> (open: String, close: String) {
        switch kind {
        case .entry, .exit: ("([", "])")
        case .any: ("{{", "}}")
        case .blend1D, .blendDirect: ("[/", "/]")
        case .animation, .unknown: ("[", "]")
        }
    }

    /// What Mermaid reads as a mark is written as an entity.
    private static func mermaid(_ text: String) -> String {
        var out = ""
        for character in text {
            switch character {
            case "\"": out += "#quot;"
            case "#": out += "#35;"
            case "<": out += "#lt;"
            case ">": out += "#gt;"
            case "&": out += "#amp;"
            case "`": out += "#96;"
            case "|": out += "#124;"
            default: out.append(character)
            }
        }
        return out
    }

    // MARK: Graphviz

    /// In the language of Graphviz' `dot`.
    var dot: String {
        var lines = [
            "digraph states {", "  rankdir=LR;", "  node [shape=box, fontname=\"sans-serif\"];",
            "  edge [fontname=\"sans-serif\", fontsize=10];",
        ]
        for (number, machine) in machines.enumerated() {
            lines.append("  subgraph cluster_m\(number) {")
            lines.append("    label=\(Self.quoted([machine.title]));")
            for (position, layer) in machine.layers.enumerated() {
                lines.append("    subgraph cluster_m\(number)l\(position) {")
                lines.append("      label=\(Self.quoted([layer.title]));")
                for node in layer.nodes {
                    let style = Self.dotStyle(of: node.kind)
                    lines.append("      \(node.id) [label=\(Self.quoted(node.lines))\(style)];")
                }
                for edge in layer.edges {
                    let label = edge.lines.isEmpty ? "" : "label=\(Self.quoted(edge.lines))"
                    let style = edge.isNever ? "style=dotted" : ""
                    let attributes = [label, style].filter { !$0.isEmpty }.joined(separator: ", ")
                    lines.append(
                        "      \(edge.from) -> \(edge.to)" + (attributes.isEmpty ? "" : " [\(attributes)]") + ";")
                }
                lines.append("    }")
            }
            lines.append("  }")
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private static func dotStyle(of kind: StateInfo.Kind) -> String {
        switch kind {
        case .entry, .exit: ", shape=oval"
        case .any: ", shape=hexagon"
        case .blend1D, .blendDirect: ", shape=parallelogram"
        case .animation: ", style=rounded"
        case .unknown: ", style=dashed"
        }
    }

    private static func quoted(_ lines: [String]) -> String {
        let escaped = lines.map { line in
            String(line.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] })
        }
        return "\"" + escaped.joined(separator: "\\n") + "\""
    }
}
