import AutoTrack
import MiniUI

/// The delegate of an app that wants no clicks of some of its elements.
final class RefusingDelegate: ElementDelegate {
  private let refused: Set<String>

  /// Refuses the elements with these accessibility identifiers.
  init(_ refused: [String]) {
    self.refused = Set(refused)
  }

  /// Whether the element is none of those.
  func shouldCapture(_ element: View) -> Bool {
    element.accessibilityIdentifier.map { !refused.contains($0) } ?? true
  }
}
