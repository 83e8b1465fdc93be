import AutoTrack
import LabLanguage
import MiniUI

/// An interactive element of a screen, as a snapshot stores it.
struct PathEntry: Equatable, Sendable {
  /// `$element_type` of a click on it.
  let type: String
  /// The path in the chosen scheme.
  let path: String
  /// The position among similar elements.
  var position: String?
  var identifier: String?
  /// `$element_id` of a click on it.
  var elementID: String?
  /// The text on it; never a typed text.
  var text: String?

  /// Returns true if both have the same path and position.
  func stands(where other: PathEntry) -> Bool {
    path == other.path && position == other.position
  }

  /// Returns true if both are the same element at one place, under any text.
  func isAnotherLook(at other: PathEntry) -> Bool {
    type == other.type && stands(where: other) && identifier == other.identifier
  }
}

extension PathEntry {
  /// The entry of an element on the screen.
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

  /// Orders elements independently of the time at which they were seen.
  static func isBefore(_ left: PathEntry, _ right: PathEntry) -> Bool {
    left.sortingWords.lexicographicallyPrecedes(right.sortingWords)
  }

  private var sortingWords: [String] {
    [path, position ?? "", type, identifier ?? "", elementID ?? "", text ?? ""]
  }
}
