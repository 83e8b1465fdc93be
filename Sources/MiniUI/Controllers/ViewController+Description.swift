extension ViewController {
  /// This controller and its descendants, one per line, with their states and views (T163).
  ///
  /// UIKit's own format, without addresses.
  public final var hierarchyDescription: String {
    descriptionLines(indent: "").joined(separator: "\n")
  }

  private func descriptionLines(indent: String) -> [String] {
    let line = "\(indent)<\(self.class.name)>, state: \(appearance), view: \(viewDescription)"
    return [line] + children.flatMap { $0.descriptionLines(indent: indent + "   | ") }
  }

  private var viewDescription: String {
    guard let view = viewIfLoaded else { return "(view not loaded)" }
    return "<\(view.class.name)>" + (view.window == nil ? " not in the window" : "")
  }
}
