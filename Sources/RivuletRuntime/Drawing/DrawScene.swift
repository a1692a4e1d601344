extension Scene {
    /// Writes what is to be drawn now into a list, in place of what it held.
    ///
    /// Draws the state after the last advance; changes nothing and computes nothing anew. Before the first advance
    /// nothing has been put together yet, and the list holds little or nothing. O(what is visible).
    public borrowing func draw(into list: inout DrawList) {
        list.removeAll()
        list.width = definition.width
        list.height = definition.height
    }
}
