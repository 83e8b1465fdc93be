import AutoTrack
import MiniUI

/// What a finger on the middle of a view would give now, in a few words.
struct TapOutlook {
  private let session: AppSession

  /// Looks at a session as it is whenever it is asked.
  init(in session: AppSession) {
    self.session = session
  }

  /// `click`, or `nothing: why`; empty for a view that only belongs to others.
  func text(for view: View) -> String {
    guard let forecast = session.tracker.forecast(of: view) else { return "" }
    return obstacle(to: view).map { "nothing: \($0)" } ?? "\(forecast.outcome)"
  }

  /// Why a finger does not reach the view; nil where it does.
  private func obstacle(to view: View) -> String? {
    guard view.isShown else { return "not shown" }
    do throws(TouchMiss) {
      _ = try session.process.application.aim(at: view)
      return view.keeperOfItsMiddle.map { "\($0) is hit" }
    } catch {
      return error.obstacleText
    }
  }
}

extension TouchMiss {
  /// What is in the way, in a few words.
  fileprivate var obstacleText: String {
    switch self {
    case .notOnScreen: "in no window"
    case .outside: "off the screen"
    case .nothing: "nothing is hit there"
    case .ignored: "fingers are ignored now"
    case .covered(_, let other, _): "\(other) is hit"
    }
  }
}
