import MiniUI

/// The text that a person sees on an element: one rule a class.
enum ElementContent {
  /// The text of a view, by the rule of its class.
  static func content(of view: View) -> String? {
    switch view {
    case let label as Label: label.text ?? joinedContent(of: view)
    case let button as Button: button.titleLabel?.text ?? joinedContent(of: view)
    default: joinedContent(of: view)
    }
  }

  /// The texts of what is not hidden inside, back to front, joined with `-`; nil if none.
  private static func joinedContent(of view: View) -> String? {
    let texts = view.subviews.filter { !$0.isHidden }.compactMap(content).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "-")
  }

  /// The title of a screen: what stands in the middle of its navigation bar.
  static func title(of controller: ViewController) -> String? {
    let item = controller.navigationItem
    let titleView = item.titleView.flatMap(content)
    return titleView.flatMap { $0.isEmpty ? nil : $0 } ?? item.title
  }
}
