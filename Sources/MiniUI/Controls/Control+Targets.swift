extension Control {
  /// Adds a target and an action for events.
  ///
  /// A repeated pair is kept once, with the events of both calls (RC-8). The target is not
  /// retained; `nil` means the first responder, from this control up the chain, with the method
  /// (RC-5).
  public final func addTarget(
    _ target: DynamicObject?, action: SelectorID, for events: ControlEvents
  ) {
    send(.addControlTarget)(target, action, Int(events.rawValue))
  }

  private func register(
    _ target: DynamicObject?, _ action: SelectorID, for events: ControlEvents
  ) {
    let known = registrations.firstIndex { $0.matches(target) && $0.action == action }
    var all = registrations
    if let known {
      all[known] = all[known].with(all[known].events.union(events))
    } else {
      all.append(Registration(target: target, action: action, events: events))
    }
    registrations = all
  }

  /// Removes a target and an action for events; `nil` stands for every target or action (RC-9).
  public final func removeTarget(
    _ target: DynamicObject?, action: SelectorID?, for events: ControlEvents
  ) {
    send(.removeControlTarget)(target, action ?? .zero, Int(events.rawValue))
  }

  static func defineTargets(_ methods: MethodList<Control>) {
    methods.define(.addControlTarget) { control, target, action, events, _ in
      if action != .zero { control.register(target, action, for: ControlEvents(bits: events)) }
    }
    methods.define(.removeControlTarget) { control, target, action, events, _ in
      control.forget(target, action == .zero ? nil : action, for: ControlEvents(bits: events))
    }
  }

  private func forget(
    _ target: DynamicObject?, _ action: SelectorID?, for events: ControlEvents
  ) {
    registrations =
      registrations
      .map { registration in
        guard target == nil || registration.matches(target),
          action == nil || registration.action == action
        else { return registration }
        return registration.with(registration.events.subtracting(events))
      }
      .filter { !$0.events.isEmpty }
  }

  /// Returns the names of a target's actions for events; `nil` instead of an empty list (RC-10).
  public final func actions(
    for target: DynamicObject?, on events: ControlEvents
  ) -> [String]? {
    let names =
      registrations
      .filter { $0.matches(target) && !$0.events.isDisjoint(with: events) }
      .map { table.name(of: $0.action) }
    return names.isEmpty ? nil : names
  }

  /// The living targets without repetition, in the order of adding; `nil` for the chain (RC-10).
  public final var allTargets: [DynamicObject?] {
    var targets: [DynamicObject?] = []
    for registration in registrations where registration.isAlive {
      let target = registration.target
      if !targets.contains(where: { $0 === target }) { targets.append(target) }
    }
    return targets
  }

  /// The events that have an action.
  public final var allControlEvents: ControlEvents {
    registrations.reduce([]) { $0.union($1.events) }
  }

  /// Sends the actions of the events, in the order of adding (RC-6, RC-7).
  public final func sendActions(for events: ControlEvents, with event: TouchEvent? = nil) {
    for registration in registrations
    where !registration.events.isDisjoint(with: events) {
      let target = registration.target
      guard target != nil || !registration.isTargeted else { continue }
      send(.sendControlAction)(registration.action, target, event)
    }
  }
}

extension Control.Registration {
  /// True unless the target has been freed.
  var isAlive: Bool { !isTargeted || target != nil }

  /// True if this is a registration of the target; `nil` means the responder chain.
  func matches(_ other: DynamicObject?) -> Bool {
    other == nil ? !isTargeted : target === other
  }
}

extension ControlEvents {
  fileprivate init(bits: Int) { self.init(rawValue: UInt32(truncatingIfNeeded: bits)) }
}
