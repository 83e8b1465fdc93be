import AutoTrack
import MiniUI

/// The delegate of an app that vetoes clicks on some of its elements.
final class RefusingDelegate: ElementDelegate {
  private let refused: Set<String>

  /// A delegate that vetoes the elements with these accessibility identifiers.
  init(_ refused: [String]) {
    self.refused = Set(refused)
  }

  /// Returns false for a vetoed element.
  func shouldCapture(_ element: View) -> Bool {
    element.accessibilityIdentifier.map { !refused.contains($0) } ?? true
  }
}
