import LabImport
package import LabLanguage

/// A gesture recogniser of a view, and its actions.
package struct GestureDescription: Sendable {
  package let className: Located<String>
  /// The actions, in the order in which the targets were added.
  package let actions: [ActionDescription]
  /// The recogniser's settings; each is nil for its default.
  package let options: Options

  /// The properties that only some recognisers have.
  package struct Options: Sendable {
    package let taps: Located<Int>?
    package let touches: Located<Int>?
    package let minimumTouches: Located<Int>?
    package let maximumTouches: Located<Int>?
    package let direction: Located<Direction>?
    package let minimumPressDuration: Located<Duration>?
    package let edge: Located<Direction>?
    package let cancelsTouchesInView: Bool?
  }

  package static let reader: Reader<GestureDescription> = .object(
    "gesture",
    Fields(
      .required(
        "is", Reader<String>.string.located,
        "The recogniser's class: `\"UITapGestureRecognizer\"`."),
      .required(
        "action", Reader<String>.string.located, "The selector: `\"didTapLogo:\"`."),
      .optional(
        "target", ActionDescription.targetReader,
        "The target: a view of this screen, `\"#id\"` or `\"@origin\"`, or null for the first "
          + "responder that has the method; else the controller."),
      .optional(
        "also", ActionDescription.reader, default: [],
        "Further actions, written like a control's."),
      options,
      make: { name, action, target, others, options in
        let first = ActionDescription(action: action, target: target ?? .controller)
        return GestureDescription(className: name, actions: [first] + others, options: options)
      }))

  private static let options = Fields(
    Field(
      "taps", \.taps, as: Reader<Int>.integer(atLeast: 1).located,
      "The number of taps that a tap recogniser needs, else 1; before a long press, else none."),
    Field(
      "touches", \.touches, as: Reader<Int>.integer(in: fingers).located,
      "The number of fingers of a tap, a swipe or a long press; else 1."),
    Field(
      "minimumTouches", \.minimumTouches, as: Reader<Int>.integer(in: fingers).located,
      "The least number of fingers of a pan; else 1."),
    Field(
      "maximumTouches", \.maximumTouches, as: Reader<Int>.integer(in: fingers).located,
      "The greatest number of fingers of a pan; else any number."),
    Field("direction", \.direction, "The direction of a swipe; else right."),
    Field(
      "minimumPressDuration", \.minimumPressDuration,
      "The duration of a long press; else 0.5 seconds."),
    Field("edge", \.edge, "The screen edge of an edge pan; else left."),
    Field(
      "cancelsTouchesInView", \.cancelsTouchesInView,
      "Cancels the view's touches on recognition; else true."),
    make: Options.init)

  /// The numbers of fingers that a recogniser can need.
  package static let fingers = 1...ImportedGesture.mostFingers
}

/// An action of a control for an event, with its receiver.
package struct ActionDescription: Sendable {
  package let action: Located<String>
  package let target: Target

  /// A receiver that a file can name.
  package enum Target: FieldValue, Sendable {
    /// The controller whose view contains the control.
    case controller
    /// The first responder, from the control up, that implements the method (RC-5).
    case responderChain
    /// Another view of the same screen.
    case view(Located<String>)
    /// Another view of the same screen, by its identity in an imported file.
    case imported(Located<String>)
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
    Field("action", \.action, "The selector: `\"didTapBuy:\"`."),
    Field(
      "target", \.target, as: targetReader,
      "A view of this screen, `\"#id\"` or `\"@origin\"`, or null for the first responder that has "
        + "the method."),
    make: ActionDescription.init)

  /// Reads a view's identifier, or null for the first responder that implements the method.
  static let targetReader: Reader<Target> = .either(
    Reader<String>.string.map(to: Noun(one: "a view's '#id'", many: "views' '#id's")) { text in
      (text.hasPrefix("#") || text.hasPrefix("@")) && text.count > 1 ? text : nil
    }.located.map { text in
      let name = Located(String(text.value.dropFirst()), at: text.range)
      return text.value.hasPrefix("#") ? .view(name) : .imported(name)
    },
    Reader(Noun(one: "null", many: "nulls"), from: [.null]) { _, _ in .responderChain })
}

/// A direction on the screen, or an edge of it.
package enum Direction: String, CaseIterable, FormatValue, Sendable {
  /// The directions as seen by the person.
  case left, right, up, down
}
