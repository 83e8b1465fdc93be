import MiniUI

/// The screens on display, in the order in which they appeared, and since when (SA-L08, SA-L09).
///
/// Controllers are not retained: a reference to one that is gone refers to no later one.
struct OpenScreens {
  /// Every open screen, the one that appeared last at the end.
  private(set) var all: [OpenScreen] = []
  /// Page leaves have a chain of referrers of their own.
  private var lastURL: String?

  /// Whether no screen is open.
  var isEmpty: Bool { all.isEmpty }

  /// Begins the dwell time of a screen; one that is open already keeps its own.
  mutating func open(_ controller: ViewController, at url: String, since uptime: Duration) {
    guard !all.contains(where: { $0.reference.refers(to: controller) }) else { return }
    all.append(
      OpenScreen(
        reference: controller.reference, className: controller.class.name, referrer: lastURL,
        since: uptime))
    lastURL = url
  }

  /// Ends the dwell time of a screen; nil if it was not open.
  mutating func close(_ controller: ViewController) -> OpenScreen? {
    all.firstIndex { $0.reference.refers(to: controller) }.map { all.remove(at: $0) }
  }

  /// Forgets the screens whose controllers are gone, and says which they were.
  mutating func closeReleased() -> [OpenScreen] {
    let released = all.filter(\.reference.isEmpty)
    all.removeAll(where: \.reference.isEmpty)
    return released
  }

  /// Begins every dwell time anew: the app has been away.
  mutating func restart(at uptime: Duration) {
    for index in all.indices { all[index].since = uptime }
  }
}
