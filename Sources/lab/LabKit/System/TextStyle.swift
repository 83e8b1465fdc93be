/// Colours for terminals, unless the environment refuses them.
package struct TextStyle {
  /// True if colour is used.
  let isColored: Bool

  /// A style for a console's output.
  package init(for console: CommandConsole) {
    isColored = console.output.isTerminal && !console.environment.refusesColor
  }

  /// Styles secondary text: times, places.
  func faint(_ text: String) -> String { wrap(text, "2") }

  /// Styles names to look for.
  package func bold(_ text: String) -> String { wrap(text, "1") }

  /// Styles unexpected results.
  func bad(_ text: String) -> String { wrap(text, "31") }

  /// Styles expected results.
  func good(_ text: String) -> String { wrap(text, "32") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
