import MiniUI

/// The views that were just clicked, for the 100 ms rule (SA-F08 to SA-F11).
///
/// Times are uptimes, which clock changes do not affect. Views are not retained, and an entry lasts
/// as long as a click could repeat it.
final class RepeatedClicks {
  /// The minimum time between two clicks of a view; at exactly this distance both count.
  static let interval: Duration = .milliseconds(100)

  @safe @exclusivity(unchecked) private var recent: [Click] = []

  private struct Click {
    let view: ObjectMark<View>
    var uptime: Duration
  }

  /// Returns true if a click of the view now would repeat its last one.
  func isRepeated(_ view: View, at uptime: Duration) -> Bool {
    place(of: view).map { Self.isRecent(recent[$0].uptime, at: uptime) } == true
  }

  /// Records a click of the view and evicts expired entries.
  func note(_ view: View, at uptime: Duration) {
    if let known = place(of: view) { return recent[known].uptime = uptime }
    recent.removeAll { !Self.isRecent($0.uptime, at: uptime) }
    recent.append(Click(view: ObjectMark(view), uptime: uptime))
  }

  private static func isRecent(_ click: Duration, at uptime: Duration) -> Bool {
    uptime - click < interval
  }

  private func place(of view: View) -> Int? {
    recent.indices.first { recent[$0].view.marks(view) }
  }
}
