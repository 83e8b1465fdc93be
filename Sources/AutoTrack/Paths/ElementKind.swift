import MiniUI

/// Kinds of views whose paths or positions follow a rule of their own, by UIKit's class names.
enum ElementKind: String {
  /// A part of a segmented control, which stands for the control (S3.7h).
  case segment = "UISegment"
  /// A control of several segments.
  case segmentedControl = "UISegmentedControl"
  /// What a person touches on a tab bar.
  case tabBarButton = "UITabBarButton"

  /// The kind of a class's views, by its own name or the nearest inherited one; nil for most.
  init?(of type: DynamicClass) {
    for ancestor in type.ancestry {
      guard let kind = ElementKind(rawValue: ancestor.name) else { continue }
      self = kind
      return
    }
    return nil
  }
}

extension DynamicClass {
  /// Whether this is the class of that name or inherits from it, directly or not.
  func inherits(from name: String) -> Bool { ancestry.contains { $0.name == name } }
}

extension View {
  /// The index of a segmented control's chosen segment; nil for none.
  var selectedSegment: Int? {
    (self as? SegmentedControl).flatMap {
      $0.selectedSegmentIndex < 0 ? nil : $0.selectedSegmentIndex
    }
  }

  /// The view whose path this one has: a segment stands as its control (S3.7h).
  var elementForPath: View {
    guard ElementKind(of: self.class) == .segment else { return self }
    return sequence(first: self, next: \.superview).first {
      ElementKind(of: $0.class) == .segmentedControl
    } ?? self
  }
}
