import MiniUI

/// Remembers which views were clicked just now, for the 100 ms rule (SA-F08 to SA-F11).
///
/// Times are uptimes, so that no clock change matters. Views are marked, not held, and only as long
/// as a click of theirs could repeat the last one.
final class RepeatedClicks {
  /// Clicks of one view closer than this are one click; exactly this far apart they are two.
  static let interval: Duration = .milliseconds(100)

  private var recent: [Click] = []

  private struct Click {
    let view: ObjectMark<View>
    var uptime: Duration
  }

  /// Whether a click of the view now would repeat its last one.
  func isRepeated(_ view: View, at uptime: Duration) -> Bool {
    place(of: view).map { Self.isRecent(recent[$0].uptime, at: uptime) } == true
  }

  /// Keeps that the view has been clicked, and forgets what is too long ago to matter.
  func note(_ view: View, at uptime: Duration) {
    let known = place(of: view)
    // Taken out while they change, so that no access lasts and reading need not be checked.
    var clicks = recent
    recent = []
    if let known {
      clicks[known].uptime = uptime
    } else {
      clicks.removeAll { !Self.isRecent($0.uptime, at: uptime) }
      clicks.append(Click(view: ObjectMark(view), uptime: uptime))
    }
    recent = clicks
  }

  private static func isRecent(_ click: Duration, at uptime: Duration) -> Bool {
    uptime - click < interval
  }

  private func place(of view: View) -> Int? {
    recent.indices.first { recent[$0].view.marks(view) }
  }
}
