/// A finger that draws the screen on top of a stack to the side, from the left edge.
package struct EdgeSwipe: Sendable {
  /// How much of the screen's width it goes, from 0 to 1.
  package let progress: Double
  /// Whether the screen goes when the finger is lifted, or comes back.
  package let finishes: Bool
  /// From touch-down to touch-up.
  package let duration: Duration

  /// The keys of an edge swipe.
  package static let reader: Reader<EdgeSwipe> = .object(
    Noun(one: "an edge swipe", many: "edge swipes"),
    Fields.optional(
      "to", Reader<Double>.share, default: 0.8, "How much of the screen's width the finger goes."),
    Fields.optional(
      "finish", Reader<Bool>.boolean, default: true,
      "Whether the screen goes when the finger is lifted; else it comes back."),
    Drag.lasts,
    make: { EdgeSwipe(progress: $0, finishes: $1, duration: $2) })
}
