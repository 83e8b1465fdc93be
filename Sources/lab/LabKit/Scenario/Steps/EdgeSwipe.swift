package import LabLanguage

/// A swipe from the left edge that pops the top screen of a stack.
package struct EdgeSwipe: Sendable {
  /// The distance as a fraction of the screen's width, from 0 to 1.
  package let progress: Double
  /// True if the pop completes, false if it is cancelled.
  package let finishes: Bool
  /// The time from touch-down to touch-up.
  package let duration: Duration

  /// The keys of an edge swipe.
  package static let reader: Reader<EdgeSwipe> = .object(
    Noun(one: "an edge swipe", many: "edge swipes"),
    Fields.optional(
      "to", Reader<Double>.share, default: 0.8, "The distance, as a share of the screen's width."),
    Fields.optional(
      "finish", Reader<Bool>.boolean, default: true,
      "Completes the pop at the end; else cancels it."),
    Drag.lasts,
    make: { EdgeSwipe(progress: $0, finishes: $1, duration: $2) })
}
