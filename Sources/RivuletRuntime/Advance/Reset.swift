import RivuletSchema

extension SceneTables {
    /// The end of a round for an artboard and what is nested in it: custom triggers go back to 0 (chapter 04 §12).
    mutating func resetArtboard(_ instance: Int, _ context: SceneContext) {
        for target in context.definition.hosts.customTriggers where bits(target, instance: instance, context) != 0 {
            set(target, bits: 0, instance: instance, context)
        }
        for host in context.definition.hosts.hosts.indices {
            let active = hosts[Int(instances[instance].hosts) + host].active
            let content = hosts[Int(instances[instance].hosts) + host].content
            guard content != 0xFFFF_FFFF else { continue }
            resetArtboard(Int(content), context.entering(instances[Int(content)].artboard))
            if active != 0xFFFF_FFFF {
                context.store.tables.advanced(InstanceNumber(active))
                deliver(context)
            }
        }
        for list in context.definition.hosts.lists.indices { resetList(list, instance: instance, context) }
    }
}
