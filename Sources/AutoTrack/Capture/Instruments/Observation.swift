import MiniUI

/// An observation of the notification centre that can be removed.
final class Observation: Removable {
  private let hub: NotificationHub
  private var token: NotificationHub.Token?

  /// Calls a closure for every notification of a name until the removal.
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
