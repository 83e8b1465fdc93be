/// A change to a screen by a new version of the app: a pure function on a ``ViewTree``.
public enum Mutation: Hashable, Sendable {
  /// Inserts a new view.
  case insert(NewView, Place)
  /// Removes an element and its subviews; later rows of a section move up.
  case remove(ElementQuery)
  /// Hides an element, and so its subviews.
  case hide(ElementQuery)
  /// Moves an element among its siblings.
  case reorder(ElementQuery, Place)
  /// Wraps an element in a new view of a class.
  case wrap(ElementQuery, in: String = "UIView")
  /// Replaces an element by its subviews.
  case unwrap(ElementQuery)
  /// Renames an element's class, as a subclass would.
  case rename(ElementQuery, to: String)
  /// Renames the class of an element's controller.
  case renameController(of: ElementQuery, to: String)
  /// Changes an element's text.
  case retitle(ElementQuery, to: String)

  /// A place in a tree.
  public enum Place: Hashable, Sendable {
    /// Just before an element, so behind it, in the same view.
    case before(ElementQuery)
    /// Just after an element, so in front of it, in the same view.
    case after(ElementQuery)
    /// The first and so rearmost subview of an element.
    case first(in: ElementQuery)
    /// The last and so frontmost subview of an element.
    case last(in: ElementQuery)
  }
}

extension Mutation: CustomStringConvertible {
  /// The mutation in words: `insert UIButton "Gift" before #buy`.
  public var description: String {
    switch self {
    case .insert(let view, let place): "insert \(view) \(place)"
    case .remove(let element): "remove \(element)"
    case .hide(let element): "hide \(element)"
    case .reorder(let element, let place): "move \(element) \(place)"
    case .wrap(let element, let name): "wrap \(element) in \(name)"
    case .unwrap(let element): "unwrap \(element)"
    case .rename(let element, let name): "rename the class of \(element) to \(name)"
    case .renameController(let element, let name):
      "rename the controller of \(element) to \(name)"
    case .retitle(let element, let text): "retitle \(element) to \"\(text)\""
    }
  }
}

extension Mutation.Place: CustomStringConvertible {
  /// The place in words: `before #buy`.
  public var description: String {
    switch self {
    case .before(let element): "before \(element)"
    case .after(let element): "after \(element)"
    case .first(let element): "first in \(element)"
    case .last(let element): "last in \(element)"
    }
  }
}
