package import LabLanguage

/// An action of a control for an event, with its receiver.
package struct ActionDescription: Sendable {
  /// The selector, colons included.
  package let action: Located<String>
  /// The receiver.
  package let target: Target

  /// A receiver that a file can name.
  package enum Target: Sendable {
    /// The controller whose view contains the control.
    case controller
    /// The first responder, from the control up, that implements the method (RC-5).
    case responderChain
    /// Another view of the same screen.
    case view(Located<String>)
  }

  /// Reads the value of an event's key: one action, or several in sending order.
  package static let reader = Reader<[ActionDescription]>(
    Noun(one: "an action or an array of them", many: "actions or arrays of them"),
    from: [.string, .object, .array], keys: long.keys,
    shape: .either([single.shape, .array(single.shape, count: nil)])
  ) { node, mistakes in
    if node.kind == .array { return Reader.array(of: single).read(node, mistakes) }
    return single.read(node, mistakes).map { [$0] }
  }

  private static let single: Reader<ActionDescription> = .either(short, long)

  private static let short: Reader<ActionDescription> = Reader<String>.string.located.map {
    ActionDescription(action: $0, target: .controller)
  }

  private static let long: Reader<ActionDescription> = .object(
    "action",
    .required("action", Reader<String>.string.located, "The selector: `\"didTapBuy:\"`."),
    .required(
      "target", targetReader,
      "A view of this screen, `\"#id\"`, or null for the first responder that has the method."),
    make: { ActionDescription(action: $0, target: $1) })

  /// Reads a view's identifier, or null for the first responder that implements the method.
  static let targetReader: Reader<Target> = .either(
    Reader<String>.string.map(to: Noun(one: "a view's '#id'", many: "views' '#id's")) { text in
      text.hasPrefix("#") && text.count > 1 ? String(text.dropFirst()) : nil
    }.located.map { .view($0) },
    Reader(Noun(one: "null", many: "nulls"), from: [.null]) { _, _ in .responderChain })
}
