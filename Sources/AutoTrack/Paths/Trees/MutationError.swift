/// A mutation that a tree does not permit, with the remedy.
public struct MutationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mutation.
  public let mutation: Mutation
  /// The reason.
  public let reason: Reason

  /// The reasons against a mutation.
  public enum Reason: Error, Hashable, Sendable {
    /// A query of the mutation matches no element, or several.
    case notFound(ElementNotFound)
    /// The element has no superview.
    case topmost
    /// The place is in another view than the element to move.
    case noSibling
    /// A row, header or footer can only be a subview of its list.
    case partOfList
    /// A controller would lose its root view.
    case rootView
    /// The element has no controller.
    case noController
    /// The element has no text, or takes typed text.
    case noText
    /// The name of a class is empty.
    case noName
  }

  /// The mutation, the reason and the remedy.
  public var description: String { "cannot \(mutation): \(reason)" }
}

extension MutationError.Reason: CustomStringConvertible {
  /// The reason and the remedy.
  public var description: String {
    switch self {
    case .notFound(let error): error.description
    case .topmost: "the topmost view has no superview; choose an element in it"
    case .noSibling:
      "the place is in another view; choose a sibling, or remove the element and insert a new one"
    case .partOfList:
      "rows, headers and footers stay in their list; choose the list, or a view in a row"
    case .rootView: "its controller would lose its root view; choose an element in it"
    case .noController: "no controller owns it; choose an element on a controller's screen"
    case .noText: "it has no text, or typed text; choose a label or a button"
    case .noName: "a class needs a name; write one such as \"UIView\""
    }
  }
}
