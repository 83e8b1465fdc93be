import MiniUI

extension Control {
  /// Sends an action to a target when an event happens.
  func on(_ events: ControlEvents, send action: String, to target: DynamicObject?) {
    addTarget(target, action: table.selector(action), for: events)
  }
}
