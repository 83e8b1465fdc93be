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

/// A shown screen with its dwell time.
struct OpenScreen {
  /// The controller; not retained.
  let reference: ControllerReference
  let className: String
  /// The URL of the screen that appeared before it; nil for the first (SA-L08).
  let referrer: String?
  /// The start of the dwell time, by the device's uptime.
  var since: Duration
}

/// The controllers that have appeared and not disappeared since, not retained (SA-V02).
struct ShownScreens {
  private var all: [ControllerReference] = []

  /// True if there are no entries, released ones included; a cheap check before `remove`.
  var isEmpty: Bool { all.isEmpty }

  /// Adds a controller that appeared; false if it has not disappeared since.
  mutating func insert(_ controller: ViewController) -> Bool {
    all.removeAll(where: \.isEmpty)
    guard !all.contains(where: { $0.refers(to: controller) }) else { return false }
    all.append(controller.reference)
    return true
  }

  mutating func remove(_ controller: ViewController) {
    all.removeAll { $0.refers(to: controller) || $0.isEmpty }
  }

  /// Removes and returns the controllers that are still alive, in the order of appearance.
  mutating func takeAll() -> [ViewController] {
    defer { all = [] }
    return all.compactMap(\.controller)
  }
}
