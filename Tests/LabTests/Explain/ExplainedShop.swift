@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// A small app, and the output of `lab why` on its steps.
enum ExplainedShop {
  static let button = """
    { is: "UIButton", title: "Buy", frame: [20, 100, 100, 44],
            on: { touchUpInside: "didTapBuy:" } },
    """

  /// The explanation of a step, or of every step that captured events.
  static func why(
    _ step: String?, views: String = button, gestures: String = "",
    methods: String = #""didTapBuy:": []"#, tracker: String = "", steps: String,
    scheme: String? = nil
  ) -> String {
    let files = MemoryFiles([
      "s.json5": scenario(views, gestures, methods, tracker, steps)
    ])
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let words = ["why", "s.json5", step].compactMap(\.self)
    let flags = scheme.map { ["--scheme", $0] } ?? []
    _ = Lab.main(
      arguments: words + flags, CommandConsole(output: output, errors: messages, files: files))
    return output.text + messages.text
  }

  private static func scenario(
    _ views: String, _ gestures: String, _ methods: String, _ tracker: String, _ steps: String
  ) -> String {
    """
    { scenario: "A shop",
      app: { root: "ShopViewController", classes: { ShopViewController: { is: "UIViewController",
        view: { \(gestures)subviews: [
          \(views)
        ] },
        methods: { \(methods) },
      } } },\(tracker.isEmpty ? "" : "\n  tracker: \(tracker),")
      steps: [
        \(steps)
      ],
    }
    """
  }
}
