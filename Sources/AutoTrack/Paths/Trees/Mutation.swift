/// A change that a new version of an app makes to a screen; a pure function on a ``ViewTree``.
public enum Mutation: Hashable, Sendable {
  /// Puts a new view somewhere.
  case insert(NewView, Place)
  /// Takes an element away, with what is in it; rows below a removed one move up.
  case remove(ElementQuery)
  /// Hides an element, and with it what is in it.
  case hide(ElementQuery)
  /// Moves an element to another place among its siblings.
  case reorder(ElementQuery, Place)
  /// Puts a new view of a class around an element.
  case wrap(ElementQuery, in: String = "UIView")
  /// Puts in an element's place what is in it.
  case unwrap(ElementQuery)
  /// Gives an element's class another name, as a subclass of it has.
  case rename(ElementQuery, to: String)
  /// Gives the class of an element's controller another name.
  case renameController(of: ElementQuery, to: String)
  /// Gives an element another text.
  case retitle(ElementQuery, to: String)

  /// A place among the elements of a tree.
  public enum Place: Hashable, Sendable {
    /// Just behind an element, in the same view.
    case before(ElementQuery)
    /// Just in front of an element, in the same view.
    case after(ElementQuery)
    /// Behind everything else in an element.
    case first(in: ElementQuery)
    /// In front of everything else in an element.
    case last(in: ElementQuery)
  }
}

extension Mutation: CustomStringConvertible {
  /// What the mutation does: `insert UIButton "Gift" before #buy`.
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
