/// What a step needs beside the scene's own tables: the definition of the artboard in work, and where paths to view
/// model values begin.
struct SceneContext {
    let document: DocumentTables
    let definition: ArtboardDefinition
    /// Where view model values live. Reached only where a value is read or written, each time for that moment alone.
    let store: ViewModelStore

    /// The same for an artboard nested in this one.
    func entering(_ artboard: UInt32) -> SceneContext {
        SceneContext(
            document: document, definition: document.artboards[Int(artboard)], store: store)
    }
}
