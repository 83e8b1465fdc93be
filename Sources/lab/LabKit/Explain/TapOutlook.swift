import AutoTrack
import MiniUI

/// The outcome of a tap on the middle of a view, in a few words.
struct TapOutlook {
  private let session: AppSession

  /// The outlook of a session, computed on each call.
  init(in session: AppSession) {
    self.session = session
  }

  /// Returns `click`, or `nothing: why`; empty for a view that is part of another element.
  func text(for view: View) -> String {
    guard let forecast = session.autoTrack?.forecast(of: view) else { return "" }
    return obstacle(to: view).map { "nothing: \($0)" } ?? "\(forecast.outcome)"
  }

  /// Returns the reason why a finger does not reach the view; nil if it does.
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
  /// The obstacle in a few words.
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
