/// The reason why a finger cannot reach a view; views are given by their summaries.
public enum TouchMiss: Error, Hashable {
  /// The view is not in a window; present its screen first.
  case notOnScreen(String)
  /// The view's centre is off the screen; scroll it into view first.
  case outside(String, Point)
  /// No view is hit at the centre; the app may be in the background, or dead.
  case nothing(String, Point)
  /// New touches are ignored during a transition; let it end first.
  case ignored(String)
  /// Another view is hit; both are named.
  case covered(String, by: String, Point)
}

extension TouchMiss: CustomStringConvertible {
  /// A sentence with the view, the point and the view that covers it.
  public var description: String {
    switch self {
    case .notOnScreen(let view): "\(view) is not in a window"
    case .outside(let view, let point): "\(view) is off the screen, at \(point)"
    case .nothing(let view, let point): "\(view) is not hit at \(point), and no other view is"
    case .ignored(let view): "\(view) is not hit during a transition between screens"
    case .covered(let view, let other, let point):
      "\(view) is not hit at \(point); \(other) is"
    }
  }
}
