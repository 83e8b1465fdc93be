package import LabLanguage

/// A gesture recogniser of a view, and its actions.
package struct GestureDescription: Sendable {
  /// The recogniser's class.
  package let className: Located<String>
  /// The actions, in the order in which the targets were added.
  package let actions: [ActionDescription]
  /// The recogniser's settings; each is nil for its default.
  package let options: Options

  /// The properties that only some recognisers have.
  package struct Options: Sendable {
    /// The number of taps in a row: `numberOfTapsRequired`.
    package let taps: Located<Int>?
    /// The direction of a swipe.
    package let direction: Located<Direction>?
    /// The duration of a press: `minimumPressDuration`.
    package let minimumPressDuration: Located<Duration>?
    /// The edge of the screen at which an edge pan begins.
    package let edge: Located<Direction>?
    /// True to cancel the view's touches on recognition.
    package let cancelsTouchesInView: Bool?
  }

  /// The keys of a gesture.
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
        "The target: a view of this screen, `\"#id\"`, or null for the first responder that has "
          + "the method; else the controller."),
      .optional(
        "also", ActionDescription.reader, default: [],
        "Further actions, written like a control's."),
      options,
      make: { name, action, target, others, options in
        let first = ActionDescription(action: action, target: target ?? .controller)
        return GestureDescription(className: name, actions: [first] + others, options: options)
      }))

  private static let options = Fields(
    Fields.optional(
      "taps", Reader<Int>.integer(atLeast: 1).located,
      "The number of taps that a tap recogniser needs; else 1."),
    Fields.optional(
      "direction", Reader<Direction>.word.located, "The direction of a swipe; else right."),
    Fields.optional(
      "minimumPressDuration", Reader<Duration>.duration.located,
      "The duration of a long press; else 0.5 seconds."),
    Fields.optional(
      "edge", Reader<Direction>.word.located,
      "The screen edge of an edge pan; else left."),
    Fields.optional(
      "cancelsTouchesInView", Reader<Bool>.boolean,
      "Cancels the view's touches on recognition; else true."),
    make: {
      Options(
        taps: $0, direction: $1, minimumPressDuration: $2, edge: $3, cancelsTouchesInView: $4)
    })
}
