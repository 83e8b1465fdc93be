import MiniUI

/// An observation of the notification centre, to be ended.
final class Observation: Removable {
  private let hub: NotificationHub
  private var token: NotificationHub.Token?

  /// Begins to call a closure for every notification of a name.
  init(of name: String, in hub: NotificationHub, _ call: @escaping (PostedNotification) -> Void) {
    self.hub = hub
    token = hub.observe(name, call)
  }

  func remove() -> Bool {
    guard let token else { return false }
    hub.remove(token)
    self.token = nil
    return true
  }
}
