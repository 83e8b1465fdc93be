/// Why a finger cannot reach a view; the views are named by their summaries.
public enum TouchMiss: Error, Hashable {
  /// The view is in no window; present its screen first.
  case notOnScreen(String)
  /// The view's middle is off the screen; scroll it into view first.
  case outside(String, Point)
  /// Nothing takes touches at the view's middle; the app may be in the background, or dead.
  case nothing(String, Point)
  /// The app ignores fingers while its screens are on their way; let the transition end first.
  case ignored(String)
  /// Another view is hit; both are named.
  case covered(String, by: String, Point)
}

extension TouchMiss: CustomStringConvertible {
  /// The view, the place and what is there, in one sentence.
  public var description: String {
    switch self {
    case .notOnScreen(let view): "\(view) is in no window"
    case .outside(let view, let point): "\(view) is off the screen, at \(point)"
    case .nothing(let view, let point): "neither \(view) nor anything else is hit at \(point)"
    case .ignored(let view): "\(view) is not hit while a transition between screens is under way"
    case .covered(let view, let other, let point):
      "\(view) is not hit at \(point); \(other) is"
    }
  }
}
