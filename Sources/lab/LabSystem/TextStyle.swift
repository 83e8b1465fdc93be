/// The use of colour: `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// Colour on a terminal, unless the environment decides otherwise.
  case auto
  /// Colour in files and pipes too.
  case always
  case never
}

/// The meaning of a text, which a terminal shows by its colour.
package enum Tone: Sendable {
  case plain
  /// Secondary text: times, places.
  case faint
  /// Names to look for.
  case bold
  case bad
  case good
}

/// Colours for terminals, unless the command line or the environment refuses them.
package struct TextStyle: Sendable {
  /// True if colour is used.
  let isColored: Bool

  package init(for console: CommandConsole) {
    self.init(console, console.output)
  }

  package init(forMessagesOn console: CommandConsole) {
    self.init(console, console.errors)
  }

  /// `--color` decides before `NO_COLOR`, which decides before `FORCE_COLOR`.
  private init(_ console: CommandConsole, _ output: any TextOutput) {
    let environment = console.environment
    isColored =
      switch console.color {
      case .always: true
      case .never: false
      case .auto:
        !environment.refusesColor
          && (environment.forcesColor || output.isTerminal && !environment.isDumb)
      }
  }

  /// A style without colour.
  package static let plain = TextStyle()

  private init() {
    isColored = false
  }

  /// Styles secondary text: times, places.
  func faint(_ text: String) -> String { text.toned(.faint, by: self) }

  package func bold(_ text: String) -> String { text.toned(.bold, by: self) }

  func bad(_ text: String) -> String { text.toned(.bad, by: self) }

  func good(_ text: String) -> String { text.toned(.good, by: self) }
}

extension Tone {
  /// The parameter of the escape sequence (ECMA-48, SGR); nil for usual text.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .faint: "2"
    case .bold: "1"
    case .bad: "31"
    case .good: "32"
    }
  }
}

extension String {
  func toned(_ tone: Tone, by style: TextStyle) -> String {
    guard style.isColored, !isEmpty, let code = tone.code else { return self }
    return "\u{1B}[\(code)m\(self)\u{1B}[0m"
  }
}
