package import AutoTrack
package import MiniUI

/// Which element of the screen is meant: `"#buy"`, `".CustomButton"`, `"Buy"`, or an object.
///
/// The same wherever a file names an element; `in` and `nth` narrow it down.
package struct ElementSelector: Equatable, Sendable {
  /// What tells the element.
  package let subject: Subject
  /// Where it is looked for.
  package let scope: Scope
  /// Which of several it is, counted from one in the order of the view tree; nil where one is.
  package let ordinal: Int?

  /// The ways to tell an element.
  package enum Subject: Equatable, Sendable {
    /// The accessibility identifier.
    case identifier(String)
    /// The whole text that a person reads on it.
    case text(String)
    /// The exact class, as viewPaths name it.
    case className(String)
    /// The front-most view that a touch at the point would hit.
    case point(Point)
    /// The cell at a place of a list.
    case row(CellPath)
    /// The button that goes back to the screen before.
    case back
    /// A button of the tab bar.
    case tab(TabReference)
    /// A button of the navigation bar, by its title.
    case barButton(String)
    /// What can be chosen in the alert that is shown, by its title.
    case alert(String)
    /// A segment of a segmented control, counted from 0.
    case segment(Int)
    /// The view at a path of the default scheme.
    case path(ViewPath)
  }

  /// The view in which an element is looked for.
  package indirect enum Scope: Equatable, Sendable {
    /// Every visible window.
    case screen
    /// One element, which may itself be narrowed down; what is looked for lies inside it.
    case within(ElementSelector)
  }

  /// The accessibility identifier, where that tells the element.
  package var identifier: String? {
    guard case .identifier(let name) = subject else { return nil }
    return name
  }

  /// Everything is spelled out.
  package init(_ subject: Subject, in scope: Scope = .screen, nth ordinal: Int? = nil) {
    self.subject = subject
    self.scope = scope
    self.ordinal = ordinal
  }

  /// Reads the short form; nil for one that names nothing, such as `#`.
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

extension ElementSelector: CustomStringConvertible {
  /// As short as a file can write it: `"Buy" (2) in #list`.
  package var description: String {
    let ordinal = ordinal.map { " (\($0))" } ?? ""
    guard case .within(let outer) = scope else { return "\(subject)\(ordinal)" }
    return "\(subject)\(ordinal) in \(outer)"
  }
}

extension ElementSelector.Subject: CustomStringConvertible {
  /// The short form; text in double quotes.
  package var description: String {
    switch self {
    case .identifier(let name): "#\(name)"
    case .text(let text): "\"\(text)\""
    case .className(let name): ".\(name)"
    case .point(let point): "\(point)"
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
