package import AutoTrack
package import LabLanguage
package import Wording

package enum PropertyExpectation: Equatable, Sendable {
  case equals(Value)
  /// A number within two bounds, both included.
  case between(Double, Double)
  /// A text that contains a match of a pattern.
  case matches(TextPattern)
  case present
  case absent

  /// Reads a value, or a matcher such as `{ between: [8, 9] }` or `{ absent: true }`.
  package static let reader = Reader<PropertyExpectation>(
    Noun(one: "a value or a matcher", many: "values or matchers"),
    from: [.object, .string, .number, .boolean, .array], keys: matcher.keys,
    shape: .either([Value.reader.shape, matcher.shape])
  ) { node, mistakes in
    if node.kind == .object { return matcher.read(node, mistakes) }
    return Value.reader.read(node, mistakes).map { .equals($0) }
  }

  /// Returns true if a value meets the expectation; nil means that the property is absent.
  package func holds(for value: Value?) -> Bool {
    switch (self, value) {
    case (.absent, let value): value == nil
    case (_, nil): false
    case (.present, _): true
    case (.equals(let expected), let value): expected == value
    case (.between(let low, let high), .integer(let number)):
      (low...high).contains(Double(number))
    case (.between(let low, let high), .double(let number)): (low...high).contains(number.value)
    case (.matches(let pattern), .string(let text)): pattern.isFound(in: text)
    case (.between, _), (.matches, _): false
    }
  }

  static let matcher: Reader<PropertyExpectation> = .object(
    "matcher",
    .oneOf(
      Fields(
        .required("between", bounds, "A number from the first to the second, both included."),
        make: { $0 }),
      .variant(
        "matches", PropertyExpectation.matches,
        "A text with a match of a regular expression: `\"^[0-9a-f]{32}$\"`."),
      Fields(
        .required("any", .always, "The property is present, with any value."),
        make: { _ in .present }),
      Fields(
        .required("absent", .always, "The property is absent."), make: { _ in .absent })))

  /// Reads a time for a property in seconds: `"8.4s"`, `"8s..9s"`, a number, or a matcher.
  static let seconds: Reader<PropertyExpectation> = {
    let time = Reader<String>.string.map(
      to: Noun(one: "a time such as \"8s\" or \"8s..9s\"", many: "times"),
      shape: .text(pattern: "^\(Duration.pattern)(\\.\\.\(Duration.pattern))?$")
    ) { times($0) }
    let either = Reader.either(time, reader)
    // Every text is read as a time, though other properties may be any text.
    return Reader(
      either.noun, from: either.kinds, keys: either.keys,
      shape: .either(
        [time.shape, .values(reader.kinds.subtracting([.string, .object]))]
          + [matcher.shape])
    ) { either.read($0, $1) }
  }()

  private static func times(_ text: String) -> PropertyExpectation? {
    let bounds = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
      .map { Duration(String($0)).map { $0 / .seconds(1) } }
    guard let low = bounds[0], let high = bounds.last ?? nil, low <= high else { return nil }
    return .between(low, high)
  }

  private static let bounds = Reader<[Double]>.array(of: .number, count: 2).map(
    to: Noun(one: "two numbers, the smaller first", many: "pairs of numbers")
  ) { $0[0] <= $0[1] ? PropertyExpectation.between($0[0], $0[1]) : nil }
}

/// A regular expression that is searched for in a text.
package struct TextPattern: Equatable, FormatValue, Sendable {
  private let expression: RegularExpression

  /// Parses a regular expression of the dialect in docs/scenarios.md.
  ///
  /// - Throws: The reason why the text is not one, as a sentence.
  package init(_ text: String) throws(TextPatternError) {
    do throws(ExpressionFault) {
      expression = try RegularExpression(text)
    } catch {
      throw TextPatternError(text: text, fault: error)
    }
  }

  /// Reads a regular expression; a mistake is recorded at its place.
  package static let reader = Reader<TextPattern>(
    "regular expression", from: [.string]
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    do throws(TextPatternError) {
      return try TextPattern(text)
    } catch {
      mistakes.record(error.description, at: node.range)
      return nil
    }
  }

  /// Returns true if the text contains a match; `^` and `$` match at its ends.
  package func isFound(in text: String) -> Bool { expression.isFound(in: text) }
}

/// The error for a text that is not a regular expression.
package struct TextPatternError: Error, CustomStringConvertible {
  fileprivate let text: String
  fileprivate let fault: ExpressionFault

  /// The message: `'(' is not a regular expression: unclosed '(' at character 1`.
  package var description: String {
    "\(text.quoted) is not a regular expression: \(fault)"
  }
}

extension PropertyExpectation: Worded {
  /// The expectation as failures show it: `"Home"`, `8…9`, `absent`.
  package var sentence: Sentence {
    switch self {
    case .equals(let value): "\(value)"
    case .between(let low, let high) where low == high: "\(Value(low)?.description ?? "")"
    case .between(let low, let high):
      "\(Value(low)?.description ?? "")…\(Value(high)?.description ?? "")"
    case .matches(let pattern): "matching \(pattern)"
    case .present: "present"
    case .absent: "absent"
    }
  }
}

extension TextPattern: CustomStringConvertible {
  /// The pattern between slashes: `/^[0-9a-f]{32}$/`.
  package var description: String { "/\(expression.pattern)/" }
}
