import MiniUI

/// Kinds of views with special rules for paths or positions, by UIKit's class names.
enum ElementKind: String {
  /// A part of a segmented control, which has the control's path (S3.7h).
  case segment = "UISegment"
  /// A control of several segments.
  case segmentedControl = "UISegmentedControl"
  /// A button of a tab bar.
  case tabBarButton = "UITabBarButton"

  /// Returns the kind of the nearest class in a lineage; nil if none has one.
  init?(of type: some PathClass) {
    self.init(lineage: type.lineage)
  }

  /// Does the same with names.
  init?(lineage: some Sequence<String>) {
    for name in lineage {
      guard let kind = ElementKind(rawValue: name) else { continue }
      self = kind
      return
    }
    return nil
  }
}

extension PathElement {
  /// The element whose path this one has: for a segment, its control (S3.7h).
  var elementForPath: Self {
    guard type.kind == .segment else { return self }
    return sequence(first: self, next: \.parent).first {
      $0.type.kind == .segmentedControl
    } ?? self
  }
}
