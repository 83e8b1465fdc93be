import MiniUI

extension Control {
  func on(_ events: ControlEvents, send action: String, to target: DynamicObject?) {
    addTarget(target, action: table.selector(action), for: events)
  }
}
