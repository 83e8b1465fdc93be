import MiniUI

/// The text that a person sees on an element: one rule a class, and never what a person typed.
///
/// What the app or the configuration (`elements`) ignores inside adds nothing to it (SA-A12).
enum ElementContent {
  /// The text of a view, by the rule of its class.
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

  /// What a view of React Native is called, which may be drawn without any label (S3.3d).
  private static func reactLabel(of view: View) -> String? {
    guard let label = view.accessibilityLabel,
      view.class.ancestry.contains(where: { $0.name.hasPrefix("RCT") })
    else { return nil }
    return nonEmpty(label.trimmed)
  }

  /// The value of a control, as it is published.
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

  /// The texts of what is neither hidden nor ignored inside, back to front, joined with `-`.
  private static func joinedContent(
    of view: View, _ elements: [String: ElementConfiguration]
  ) -> String? {
    let texts = view.subviews
      .filter { !$0.isHidden && !KnownElement.isIgnored($0, in: elements) }
      .compactMap { content(of: $0, in: elements) }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "-")
  }

  /// The title of a screen: what stands in the middle of its navigation bar.
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
  /// Without white space and line ends at both ends.
  fileprivate var trimmed: String {
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
    return String(self[..<end].drop(while: \.isWhitespace))
  }
}
