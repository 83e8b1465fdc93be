import MiniUI

/// Remembers when each view was clicked last, for the 100 ms rule (SA-F08 to SA-F11).
///
/// The time is kept on the view, so it goes with the view; uptime, so that no clock change matters.
struct RepeatedClicks {
  /// Clicks of one view closer than this are one click; exactly this far apart they are two.
  static let interval: Duration = .milliseconds(100)

  private let key = AssociationKey("AutoTrack.lastClick")

  private final class Stamp {
    let uptime: Duration
    init(_ uptime: Duration) { self.uptime = uptime }
  }

  /// Whether a click of the view now would repeat the last one.
  func isRepeated(_ view: View, at uptime: Duration) -> Bool {
    guard let last = view.associated(key) as? Stamp else { return false }
    return uptime - last.uptime < Self.interval
  }

  /// Keeps that the view has been clicked.
  func note(_ view: View, at uptime: Duration) {
    view.setAssociated(Stamp(uptime), for: key)
  }
}
