import MiniUI

/// Remembers which views were clicked just now, for the 100 ms rule (SA-F08 to SA-F11).
///
/// Times are uptimes, so that no clock change matters. Views are held weakly, and only as long as a
/// click of theirs could repeat the last one.
struct RepeatedClicks {
  /// Clicks of one view closer than this are one click; exactly this far apart they are two.
  static let interval: Duration = .milliseconds(100)

  private var recent: [Click] = []

  private struct Click {
    weak let view: View?
    let uptime: Duration

    func isRecent(at uptime: Duration) -> Bool { uptime - self.uptime < interval }
  }

  /// Whether a click of the view now would repeat its last one.
  func isRepeated(_ view: View, at uptime: Duration) -> Bool {
    recent.contains { $0.view === view && $0.isRecent(at: uptime) }
  }

  /// Keeps that the view has been clicked, and forgets what is too long ago to matter.
  mutating func note(_ view: View, at uptime: Duration) {
    recent.removeAll { !$0.isRecent(at: uptime) }
    recent.append(Click(view: view, uptime: uptime))
  }
}
