/// A mutation that the tree has no place for; says what to write instead.
public struct MutationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mutation.
  public let mutation: Mutation
  /// Why it cannot be.
  public let reason: Reason

  /// What can be wrong with a mutation.
  public enum Reason: Error, Hashable, Sendable {
    /// A query in it names no element, or several.
    case notFound(ElementNotFound)
    /// There is nothing around the element.
    case topmost
    /// The place is in another view than the element that is to be moved.
    case noSibling
    /// A list puts its rows, headers and footers into itself and nowhere else.
    case partOfList
    /// A controller would lose its root view.
    case rootView
    /// The element belongs to no controller.
    case noController
    /// The element has no text, or one that a person types.
    case noText
    /// A class needs a name.
    case noName
  }

  /// The mutation, the mistake and the way out.
  public var description: String { "cannot \(mutation): \(reason)" }
}

extension MutationError.Reason: CustomStringConvertible {
  /// The mistake and the way out.
  public var description: String {
    switch self {
    case .notFound(let error): error.description
    case .topmost: "nothing is around the topmost view; name an element in it"
    case .noSibling:
      "the place is in another view; name a sibling, or remove the element and insert a new one"
    case .partOfList:
      "a list keeps its rows, headers and footers in itself; name the list, or what is in a row"
    case .rootView: "its controller would lose its root view; name an element in it"
    case .noController: "no controller owns it; name an element on a controller's screen"
    case .noText: "it has no text, or one that a person types; name a label or a button"
    case .noName: "a class needs a name; write one such as \"UIView\""
    }
  }
}
