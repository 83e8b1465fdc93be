import AutoTrack
import MiniUI

/// One interactive element of a screen, in the words of a snapshot.
struct PathEntry: Equatable, Sendable {
  /// `$element_type` of a click on it.
  let type: String
  /// Where it is, in the scheme that was asked for.
  let path: String
  /// Which of many like it it is.
  var position: String?
  /// Its accessibility identifier.
  var identifier: String?
  /// `$element_id` of a click on it.
  var elementID: String?
  /// What is written on it; never what a person typed.
  var text: String?

  /// Whether both are in one place: the same path, and the same position where there is one.
  func stands(where other: PathEntry) -> Bool {
    path == other.path && position == other.position
  }

  /// Whether both are one element in one place, whatever is written on it.
  func isAnotherLook(at other: PathEntry) -> Bool {
    type == other.type && stands(where: other) && identifier == other.identifier
  }
}

extension PathEntry {
  /// Writes down an element that is on the screen.
  init(_ forecast: ClickForecast, scheme: any PathScheme) {
    type = forecast.type
    path = scheme.path(of: forecast.element)
    position = forecast.position
    identifier = forecast.element.accessibilityIdentifier
    elementID = forecast.elementID
    text = forecast.text
  }

  /// The type, the identifier and the text in one short line: `UIButton #buy "Buy"`.
  var name: String {
    [type, identifier.map { "#\($0)" }, text.map { "\"\($0.brief)\"" }]
      .compactMap(\.self).joined(separator: " ").printable
  }

  /// The path, with the position if there is one.
  var place: String { (path + (position.map { ", position \($0)" } ?? "")).printable }

  /// An order of elements that does not depend on when they were seen.
  static func isBefore(_ left: PathEntry, _ right: PathEntry) -> Bool {
    left.sortingWords.lexicographicallyPrecedes(right.sortingWords)
  }

  private var sortingWords: [String] {
    [path, position ?? "", type, identifier ?? "", elementID ?? "", text ?? ""]
  }
}
