import MiniUI

/// The shown screens in the order of their appearance, with their dwell times (SA-L08, SA-L09).
///
/// Controllers are not retained; a released controller's reference never matches a later one.
struct OpenScreens {
  /// The open screens; the latest is last.
  private(set) var all: [OpenScreen] = []
  /// The URL of the latest screen; page leaves have their own chain of referrers.
  private var lastURL: String?

  var isEmpty: Bool { all.isEmpty }

  /// Starts the dwell time of a screen, unless it is open already.
  mutating func open(_ controller: ViewController, at url: String, since uptime: Duration) {
    guard !all.contains(where: { $0.reference.refers(to: controller) }) else { return }
    all.append(
      OpenScreen(
        reference: controller.reference, className: controller.class.name, referrer: lastURL,
        since: uptime))
    lastURL = url
  }

  /// Removes a screen; nil if it was not open.
  mutating func close(_ controller: ViewController) -> OpenScreen? {
    all.firstIndex { $0.reference.refers(to: controller) }.map { all.remove(at: $0) }
  }

  /// Removes and returns the screens whose controllers are released.
  mutating func closeReleased() -> [OpenScreen] {
    let released = all.filter(\.reference.isEmpty)
    all.removeAll(where: \.reference.isEmpty)
    return released
  }

  /// Restarts every dwell time, after the app was away.
  mutating func restart(at uptime: Duration) {
    for index in all.indices { all[index].since = uptime }
  }
}
