package import AutoTrack
package import LabLanguage
package import MiniUI

extension ElementSelector {
  /// Reads the short form in a string, or an object with all options.
  package static let reader = Reader<ElementSelector>(
    noun, from: [.string, .object], keys: long.keys, shape: .either([short.shape, long.shape])
  ) { node, mistakes in
    node.kind == .string ? short.read(node, mistakes) : long.read(node, mistakes)
  }

  private static let noun: Noun = "selector"

  private static let short: Reader<ElementSelector> = Reader<String>.string.map(
    to: noun, shape: .text(pattern: #"^([^#.]|[#.][\s\S])"#)
  ) { ElementSelector($0) }

  private static let long: Reader<ElementSelector> = .object(
    noun,
    Fields(
      .oneOf(words + places),
      .optional(
        "in", outer,
        "An element that contains it; also a selector."),
      .optional(
        "nth", .integer(atLeast: 1),
        "The number of the match, from 1 in the order of the view tree."),
      make: { subject, outer, ordinal in
        ElementSelector(subject, in: outer.map(Scope.within) ?? .screen, nth: ordinal)
      }))

  private static let words: [Fields<Subject>] = [
    variant("id", "The accessibility identifier; short: `\"#buy\"`.") { .identifier($0) },
    variant("text", "The whole displayed text; short: `\"Buy\"`.") { .text($0) },
    variant("class", "The exact class; short: `\".CustomButton\"`.") { .className($0) },
    variant("bar", "The title of a button of a navigation bar or a toolbar.") { .barButton($0) },
    variant("alert", "The title of an action of the shown alert.") { .alert($0) },
  ]

  private static let places: [Fields<Subject>] = [
    .variant(
      "point", Subject.point,
      "The view that a touch there hits; on the screen, or in the view that `in` names."),
    .variant(
      "row", Subject.row,
      "The cell of a table or a collection view: section and row, both from 0."),
    Fields(
      Fields.required("back", .always, "The back button."),
      make: { _ in .back }),
    .variant("tab", Subject.tab, "A button of the tab bar: its place, from 0, or its title."),
    .variant(
      "segment", Subject.segment, as: .integer(atLeast: 0),
      "A segment of the control that `in` names, from 0."),
    .variant("path", Subject.path, "The path by the default scheme."),
  ]

  private static let outer = Reader<ElementSelector>.later(
    noun, from: [.string, .object], reader)

  private static func variant(
    _ key: String, _ meaning: String, make: @escaping @Sendable (String) -> Subject
  ) -> Fields<Subject> {
    Fields(.required(key, .string, meaning), make: make)
  }
}

extension Point: FormatValue {
  /// Reads two numbers: `[x, y]`.
  package static let reader: Reader<Point> = Reader<[Double]>.array(of: .number, count: 2).map {
    Point(x: $0[0], y: $0[1])
  }
}

extension CellPath: FormatValue {
  /// Reads `"section:row"`, both counted from 0.
  package static let reader: Reader<CellPath> = Reader<String>.string.map(
    to: Noun(one: "a section and a row such as '0:2'", many: "places of rows"),
    shape: .text(pattern: "^[0-9]+:[0-9]+$")
  ) { CellPath($0) }

  /// Nil unless the text is two plain numbers separated by a colon.
  private init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { part in
      !part.isEmpty && part.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    }
    guard areNumbers, parts.count == 2, let section = Int(parts[0]), let row = Int(parts[1]) else {
      return nil
    }
    self.init(section: section, row: row)
  }
}

extension ViewPath: FormatValue {
  /// Reads a path in its text form; a mistake is shown at its character.
  package static let reader = Reader<ViewPath>(
    "view path", from: [.string]
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    do throws(ViewPathError) {
      return try ViewPath(text)
    } catch {
      mistakes.record(error, at: node.range)
      return nil
    }
  }
}

extension Mistakes {
  /// Records a mistake in a path that is quoted at some bytes of the file.
  package func record(_ error: ViewPathError, at range: Range<Int>) {
    // Escapes make the spelling longer than the text, so offsets do not correspond.
    let isPlain = range.count == error.text.utf8.count + 2
    let offset = range.lowerBound + (isPlain ? 1 + error.offset : 0)
    record(
      Mistake(
        "\(error.text.quoted) is not a view path: expected \(error.expectation)",
        at: offset))
  }
}
