package import AutoTrack
import LabLanguage
import MiniUI

/// The interactive elements seen on screens of one class.
package struct ScreenPaths {
  /// The class of the screen's controller.
  package let name: String
  /// The elements in the order of their first appearance.
  package private(set) var elements: [Element] = []
  /// The elements that share path and position, in the order of their discovery.
  private(set) var collisions: [Collision] = []

  /// An element with the outcome of its clicks.
  package struct Element {
    package let entry: PathEntry
    /// True if the element has its own name; the id of a list does not name its rows.
    let isIdentified: Bool
    /// The best outcome of a click on it.
    var outcome: ClickForecast.Outcome
  }

  /// The elements that share one path.
  struct Collision: Equatable {
    let path: String
    /// The elements, in the order of the views.
    let views: [String]
  }

  /// The number of elements with an identifier or an element id.
  var identifiedCount: Int { elements.count { $0.isIdentified } }

  /// Adds the elements on the screen at one time that were not seen before.
  ///
  /// Of elements that look equal, it keeps as many as were present at one time.
  package mutating func add(_ forecasts: [ClickForecast], scheme: any PathScheme) {
    // A known element matches at most one of the elements present at this time.
    var unmatched = Array(elements.indices)
    for forecast in forecasts {
      let entry = PathEntry(forecast, scheme: scheme)
      let known = unmatched.firstIndex { elements[$0].entry.isAnotherLook(at: entry) }
      if let known {
        let index = unmatched.remove(at: known)
        if forecast.outcome == .click { elements[index].outcome = .click }
      } else {
        elements.append(
          Element(
            entry: entry, isIdentified: forecast.isIdentified, outcome: forecast.outcome))
      }
    }
    addCollisions(among: forecasts.map(\.element), scheme)
  }

  private mutating func addCollisions(among views: [View], _ scheme: any PathScheme) {
    for found in PathCollisions(in: scheme).collisions(among: views)
    where !collisions.contains(where: { $0.path == found.path }) {
      let names = found.views.map { view in
        "\(ViewSummary(of: view, showingText: !view.showsTypedText))"
      }
      collisions.append(Collision(path: found.path, views: names))
    }
  }
}

/// An interactive element of a screen, as a snapshot stores it.
package struct PathEntry: Equatable, Sendable {
  /// `$element_type` of a click on it.
  package let type: String
  package let path: String
  /// The position among similar elements.
  package var position: String?
  package var identifier: String?
  /// `$element_id` of a click on it.
  package var elementID: String?
  /// The text on it; never a typed text.
  package var text: String?

  package init(
    type: String, path: String, position: String? = nil, identifier: String? = nil,
    elementID: String? = nil, text: String? = nil
  ) {
    (self.type, self.path, self.position) = (type, path, position)
    (self.identifier, self.elementID, self.text) = (identifier, elementID, text)
  }

  /// Returns true if both have the same path and position.
  package func stands(where other: PathEntry) -> Bool {
    path == other.path && position == other.position
  }

  /// Returns true if both are the same element at one place, under any text.
  fileprivate func isAnotherLook(at other: PathEntry) -> Bool {
    type == other.type && stands(where: other) && identifier == other.identifier
  }
}

extension ClickForecast {
  /// True if the element has its own name; a row's element id is that of its list.
  fileprivate var isIdentified: Bool {
    element.accessibilityIdentifier != nil || elementID != nil && list == nil
  }
}

extension PathEntry {
  init(_ forecast: ClickForecast, scheme: any PathScheme) {
    type = forecast.type
    path = scheme.path(of: forecast.element)
    position = forecast.position
    identifier = forecast.element.accessibilityIdentifier
    elementID = forecast.elementID
    text = forecast.text
  }

  /// The type, the identifier and the text in one short line: `UIButton #buy "Buy"`.
  package var name: String {
    [type, identifier.map { "#\($0)" }, text.map { "\"\($0.brief)\"" }]
      .compactMap(\.self).joined(separator: " ").printable
  }

  /// The path, with the position if there is one.
  package var place: String { (path + (position.map { ", position \($0)" } ?? "")).printable }

  /// Orders elements independently of the time at which they were seen.
  package static func isBefore(_ left: PathEntry, _ right: PathEntry) -> Bool {
    left.sortingWords.lexicographicallyPrecedes(right.sortingWords)
  }

  private var sortingWords: [String] {
    [path, position ?? "", type, identifier ?? "", elementID ?? "", text ?? ""]
  }
}
