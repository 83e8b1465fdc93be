package import AutoTrack
import LabLanguage
package import MiniUI
package import Wording

/// A selector of an element on the screen: `"#buy"`, `".CustomButton"`, `"Buy"`, or an object.
///
/// All keys for elements take the same selectors; `in` and `nth` narrow them down.
package struct ElementSelector: Equatable, FormatValue, Sendable {
  package let subject: Subject
  /// The part of the screen to search.
  package let scope: Scope
  /// The number of the match, from 1 in the order of the view tree; nil requires a single match.
  package let ordinal: Int?

  package enum Subject: Equatable, Sendable {
    case identifier(String)
    /// The whole text that a person reads on it.
    case text(String)
    /// The exact class, as viewPaths name it.
    case className(String)
    /// The front-most view that a touch at the point would hit.
    case point(Point)
    case row(CellPath)
    case back
    case tab(TabReference)
    case barButton(String)
    /// An action of the shown alert, by its title.
    case alert(String)
    /// A segment of a segmented control, counted from 0.
    case segment(Int)
    /// The view at a path of the default scheme.
    case path(ViewPath)
  }

  /// The part of the screen that is searched.
  package indirect enum Scope: Equatable, Sendable {
    /// Every visible window.
    case screen
    /// The inside of an element, which may itself be narrowed down.
    case within(ElementSelector)
  }

  /// The accessibility identifier, if the subject is one.
  package var identifier: String? {
    guard case .identifier(let name) = subject else { return nil }
    return name
  }

  /// A selector with all its parts.
  package init(_ subject: Subject, in scope: Scope = .screen, nth ordinal: Int? = nil) {
    self.subject = subject
    self.scope = scope
    self.ordinal = ordinal
  }

  /// Parses the short form; nil for one without a name, such as `#`.
  package init?(_ text: String) {
    let name = String(text.dropFirst())
    switch text.first {
    case "#": self.init(.identifier(name))
    case ".": self.init(.className(name))
    default: self.init(.text(text))
    }
    if text.isEmpty || text == "#" || text == "." { return nil }
  }
}

package enum TabReference: Equatable, FormatValue, Sendable {
  /// The position from the left, counted from 0.
  case index(Int)
  case title(String)

  static let reader: Reader<TabReference> = .either(
    Reader<Int>.integer(atLeast: 0).map { .index($0) },
    Reader<String>.string.map { .title($0) })
}

extension ElementSelector: Worded {
  /// The shortest form: `"Buy" (2) in #list`.
  package var sentence: Sentence {
    let element = ordinal.map { "\(subject) (\($0))" } ?? subject.sentence
    guard case .within(let outer) = scope else { return element }
    return "\(element) in \(outer)"
  }
}

extension ElementSelector.Subject: Worded {
  /// The short form; text in double quotes.
  package var sentence: Sentence {
    switch self {
    case .identifier(let name): Sentence(name: "#\(name)")
    case .text(let text): Sentence(name: "\"\(text)\"")
    case .className(let name): Sentence(name: ".\(name)")
    case .point(let point): Sentence(name: "\(point)")
    case .row(let place): "row \(place)"
    case .back: "back"
    case .tab(let tab): "tab \(tab)"
    case .barButton(let title): "bar button \"\(title)\""
    case .alert(let title): "alert action \"\(title)\""
    case .segment(let index): "segment \(index)"
    case .path(let path): "path \(path)"
    }
  }
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
