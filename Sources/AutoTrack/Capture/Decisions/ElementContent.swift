import MiniUI

/// The visible text of an element: one rule for each class, never including typed text.
///
/// Subviews that the app or the configuration (`elements`) ignores are left out (SA-A12).
enum ElementContent {
  /// Returns the text of a view by the rule of its class; nil if absent.
  static func content(
    of view: View, in elements: [String: ElementConfiguration] = [:]
  ) -> String? {
    if view.takesText { return nil }
    if let label = reactLabel(of: view) { return label }
    return switch view {
    case let label as Label: label.text ?? joinedContent(of: view, elements)
    case let button as Button: button.titleLabel?.text ?? joinedContent(of: view, elements)
    case let image as ImageView:
      image.image.map(\.name).flatMap(nonEmpty) ?? joinedContent(of: view, elements)
    case let control as Control: content(ofControl: control, elements)
    default: joinedContent(of: view, elements)
    }
  }

  /// Returns the accessibility label of a React Native view, which may have no label view (S3.3d).
  private static func reactLabel(of view: View) -> String? {
    guard let label = view.accessibilityLabel,
      view.class.ancestry.contains(where: { $0.name.hasPrefix("RCT") })
    else { return nil }
    return nonEmpty(label.trimmed)
  }

  /// Returns the value of a control in the format of events.
  private static func content(
    ofControl control: Control, _ elements: [String: ElementConfiguration]
  ) -> String? {
    switch control {
    case let toggle as Switch: toggle.isOn ? "checked" : "unchecked"
    case let stepper as Stepper: stepper.value.shortText
    case let slider as Slider: Double(slider.value).fixedText
    case let pages as PageControl: String(pages.currentPage)
    case let segments as SegmentedControl:
      segments.titleForSegment(at: segments.selectedSegmentIndex)
        ?? joinedContent(of: control, elements)
    default: joinedContent(of: control, elements)
    }
  }

  /// Returns the texts of the subviews that are neither hidden nor ignored, joined with `-`.
  private static func joinedContent(
    of view: View, _ elements: [String: ElementConfiguration]
  ) -> String? {
    let texts = view.subviews
      .filter { !$0.isHidden && !KnownElement.isIgnored($0, in: elements) }
      .compactMap { content(of: $0, in: elements) }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "-")
  }

  /// Returns the title of a screen: the text in the middle of its navigation bar.
  static func title(
    of controller: ViewController, in elements: [String: ElementConfiguration] = [:]
  ) -> String? {
    let item = controller.navigationItem
    return item.titleView.flatMap { content(of: $0, in: elements) }.flatMap(nonEmpty)
      ?? item.title.flatMap(nonEmpty)
  }

  private static func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}

extension String {
  fileprivate var trimmed: String {
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
    return String(self[..<end].drop(while: \.isWhitespace))
  }
}

extension View {
  /// The view's summary for decisions, without the text of inputs.
  var summary: ViewSummary { ViewSummary(of: self, showingText: !takesText) }
}
