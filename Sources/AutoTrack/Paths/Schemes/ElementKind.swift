import MiniUI

/// Kinds of views whose paths or positions follow a rule of their own, by UIKit's class names.
enum ElementKind: String {
  /// A part of a segmented control, which stands for the control (S3.7h).
  case segment = "UISegment"
  /// A control of several segments.
  case segmentedControl = "UISegmentedControl"
  /// What a person touches on a tab bar.
  case tabBarButton = "UITabBarButton"

  /// The kind that the first name of a class's lineage has.
  init?(of type: some PathClass) {
    self.init(lineage: type.lineage)
  }

  /// The same, by names alone.
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
  /// The element whose path this one has: a segment stands as its control (S3.7h).
  var elementForPath: Self {
    guard type.kind == .segment else { return self }
    return sequence(first: self, next: \.parent).first {
      $0.type.kind == .segmentedControl
    } ?? self
  }
}
