import RivuletSchema

/// What other people's documents carry for editors: it is passed over with a note, not refused.
enum EditorOnlyNames {
    /// Whether an attribute is known to matter to editors only.
    static func isAttribute(_ name: String, of type: SchemaType?) -> Bool {
        if name.contains(":") || name == "xmlns" || anywhere.contains(name) { return true }
        guard let type else { return false }
        if type.isA(.stateMachineLayerComponent), name == "x" || name == "y" { return true }
        return type.isA(.layoutComponentStyle) && layout.contains(name)
    }

    private static let anywhere: Set<String> = [
        "exports", "coreVersion", "childOrder", "order", "orderIndex", "isExpanded", "isCollapsed", "isLocked",
        "isSelected", "editorColor", "editingLayerId", "activeArtboardId", "mainArtboardId", "folderId",
        "defaultExport", "exportName", "tagIds", "guideIds",
    ]

    /// Chapter 07 §1.4.
    private static let layout: Set<String> = [
        "flex", "flexGrow", "flexShrink", "alignContent", "alignItems", "alignSelf", "justifyContent",
        "edgeConstraints",
    ]
}
