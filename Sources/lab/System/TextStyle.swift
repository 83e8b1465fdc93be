/// Colour for people: on a terminal, unless they want none.
struct TextStyle {
  /// Whether colour is used at all.
  let isColored: Bool

  /// Decides once for an output.
  init(for console: Console) {
    isColored = console.output.isTerminal && !console.environment.refusesColor
  }

  /// What matters less: times, places.
  func faint(_ text: String) -> String { wrap(text, "2") }

  /// What a reader looks for: names.
  func bold(_ text: String) -> String { wrap(text, "1") }

  /// What is not as expected.
  func bad(_ text: String) -> String { wrap(text, "31") }

  /// What is as expected.
  func good(_ text: String) -> String { wrap(text, "32") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
