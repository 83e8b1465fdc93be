/// Which tab is meant.
package enum TabReference: Equatable, Sendable {
  /// By its place from the left, counted from 0.
  case index(Int)
  /// By the text on it.
  case title(String)

  /// A number, or a text.
  static let reader: Reader<TabReference> = .either(
    Reader<Int>.integer(atLeast: 0).map { .index($0) },
    Reader<String>.string.map { .title($0) })
}

extension TabReference: CustomStringConvertible {
  /// As a selector prints it: `1`, `"Cart"`.
  package var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .title(let title): "\"\(title)\""
    }
  }
}
