/// A sentence for people: a form, which is its code in the table of languages, and arguments.
///
/// A literal gives the form, and its interpolations the arguments: `"row \(place) of \(list)"` has
/// the form `row {} of {}`. Forms without letters, such as `{}; {}`, are equal in all languages.
/// Sentences are equal if their English texts are.
public struct Sentence: Sendable {
  /// The content of a gap in a form.
  public enum Argument: Sendable {
    /// A name or a number, which is equal in all languages.
    case text(String)
    /// A part that has a form of its own.
    case sentence(Sentence)

    /// The argument in English.
    public var text: String {
      switch self {
      case .text(let text): text
      case .sentence(let sentence): sentence.text
      }
    }
  }

  /// The English text with `{}` for each argument; `{s}` behind a counted noun is its plural.
  public let form: String
  /// The arguments in the order of their gaps.
  public let arguments: [Argument]
  /// The sentence in English.
  public let text: String

  /// Creates a sentence of its parts, as ``form``, ``arguments`` and ``text`` give them.
  public init(form: String, _ arguments: [Argument], text: String) {
    (self.form, self.arguments, self.text) = (form, arguments, text)
  }

  /// Creates a sentence that is a name, equal in all languages.
  public init(name: String) {
    self.init(form: "{}", [.text(name)], text: name)
  }

  /// Joins two parts of one form.
  public static func + (left: Sentence, right: Sentence) -> Sentence {
    Sentence(
      form: left.form + right.form, left.arguments + right.arguments, text: left.text + right.text)
  }
}

extension Sentence: Hashable {
  /// Compares the English texts.
  public static func == (left: Sentence, right: Sentence) -> Bool { left.text == right.text }

  /// Hashes the English text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Sentence: CustomStringConvertible {
  /// The sentence in English.
  public var description: String { text }
}

extension Sentence: ExpressibleByStringInterpolation {
  /// Creates a sentence that is a form without arguments.
  public init(stringLiteral text: String) {
    self.init(form: text, [], text: text)
  }

  /// Creates a sentence of a form and its arguments.
  public init(stringInterpolation parts: StringInterpolation) {
    self.init(form: parts.form, parts.arguments, text: parts.text)
  }

  /// The parts of a sentence in the order of its literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var form = ""
    fileprivate var arguments: [Argument] = []
    fileprivate var text = ""

    /// Prepares the parts of a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      form.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Appends a part of the form.
    public mutating func appendLiteral(_ literal: String) {
      form += literal
      text += literal
    }

    /// Appends a name, a number or another value that is equal in all languages.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(value.description), value.description)
    }

    /// Appends a sentence.
    public mutating func appendInterpolation(_ sentence: Sentence) {
      append(.sentence(sentence), sentence.text)
    }

    /// Appends the sentence of a fault, a reason or another value that has one.
    public mutating func appendInterpolation(_ value: some Worded) {
      appendInterpolation(value.sentence)
    }

    /// Appends a number with a regular noun: `1 row`, `2 rows`.
    public mutating func appendInterpolation(_ count: Int, _ noun: String) {
      append(.text("\(count)"), "\(count)")
      form += " \(noun){s}"
      text += " \(noun)" + (count == 1 ? "" : noun.hasSuffix("s") ? "es" : "s")
    }

    private mutating func append(_ argument: Argument, _ words: String) {
      form += "{}"
      arguments.append(argument)
      text += words
    }
  }
}

extension Sequence<Sentence> {
  /// Returns the sentences joined by a text without letters.
  public func joined(separator: String) -> Sentence {
    let all = Array(self)
    return Sentence(
      form: all.map { _ in "{}" }.joined(separator: separator), all.map { .sentence($0) },
      text: all.map(\.text).joined(separator: separator))
  }
}

/// A value that says what it means in a sentence, such as a fault or a reason.
public protocol Worded: CustomStringConvertible {
  /// The meaning of the value.
  var sentence: Sentence { get }
}

extension Worded {
  /// The sentence in English.
  public var description: String { sentence.text }
}
