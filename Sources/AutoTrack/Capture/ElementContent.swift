import MiniUI

/// The text that a person sees on an element: one rule a class, and never what a person typed.
enum ElementContent {
  /// The text of a view, by the rule of its class.
  static func content(of view: View) -> String? {
    if view.takesText { return nil }
    return switch view {
    case let label as Label: label.text ?? joinedContent(of: view)
    case let button as Button: button.titleLabel?.text ?? joinedContent(of: view)
    case let image as ImageView:
      image.image.map(\.name).flatMap(nonEmpty) ?? joinedContent(of: view)
    case let control as Control: content(of: control)
    default: joinedContent(of: view)
    }
  }

  /// The value of a control, as it is published.
  private static func content(of control: Control) -> String? {
    switch control {
    case let toggle as Switch: toggle.isOn ? "checked" : "unchecked"
    case let stepper as Stepper: stepper.value.shortText
    case let slider as Slider: slider.value.fixedText
    case let pages as PageControl: String(pages.currentPage)
    case let segments as SegmentedControl:
      segments.titleForSegment(at: segments.selectedSegmentIndex) ?? joinedContent(of: control)
    default: joinedContent(of: control)
    }
  }

  /// The texts of what is neither hidden nor ignored inside, back to front, joined with `-`.
  private static func joinedContent(of view: View) -> String? {
    let texts = view.subviews
      .filter { !$0.isHidden && ElementFacts.known(of: $0)?.isIgnored != true }
      .compactMap(content).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "-")
  }

  /// The title of a screen: what stands in the middle of its navigation bar.
  static func title(of controller: ViewController) -> String? {
    let item = controller.navigationItem
    return item.titleView.flatMap(content).flatMap(nonEmpty) ?? item.title.flatMap(nonEmpty)
  }

  private static func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}
