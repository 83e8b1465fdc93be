import LabLanguage

/// A reference to a tab.
package enum TabReference: Equatable, Sendable {
  /// The position from the left, counted from 0.
  case index(Int)
  /// The tab's text.
  case title(String)

  /// Reads a number or a text.
  static let reader: Reader<TabReference> = .either(
    Reader<Int>.integer(atLeast: 0).map { .index($0) },
    Reader<String>.string.map { .title($0) })
}

extension TabReference: CustomStringConvertible {
  /// The reference as a selector prints it: `1`, `"Cart"`.
  package var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .title(let title): "\"\(title)\""
    }
  }
}
