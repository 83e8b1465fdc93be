import MiniUI

/// The touches of late by numbers, and which of them have given a click.
///
/// Nothing is held strongly, because a touch holds its view, and that its process. What is known of
/// a touch outlives it, because a gesture tells its targets when the touch may be gone.
struct TouchLog {
  /// Which touch it is, counted from 1 in the order in which fingers come down.
  typealias Number = Int

  /// How many touches are remembered: more than a person has fingers.
  static var limit: Int { 32 }

  private var seen: [Seen] = []
  private var lastNumber = 0
  private var delivering: [Number] = []

  private struct Seen {
    let number: Number
    weak let touch: Touch?
    weak let view: View?
    var isOver = false
    var hasClicked = false
  }

  /// The touch whose change is being delivered; nil between two deliveries.
  var current: Number? { delivering.last }

  /// Notes the touch that has changed in an event which is about to be delivered.
  mutating func beginDelivery(of event: TouchEvent) {
    guard let touch = event.firstTouch(where: { $0.phase != .stationary }) else {
      return delivering.append(0)
    }
    var known = seen.firstIndex { $0.touch === touch }.map { seen.remove(at: $0) } ?? new(touch)
    known.isOver = touch.phase == .ended || touch.phase == .cancelled
    seen.append(known)
    if seen.count > Self.limit { seen.removeFirst() }
    delivering.append(known.number)
  }

  /// Everybody has been told.
  mutating func endDelivery() { _ = delivering.popLast() }

  /// The number of a touch that has been seen.
  func number(of touch: Touch) -> Number? { seen.first { $0.touch === touch }?.number }

  /// The number of the touch behind an action, or else of the one whose change is being delivered.
  func number(behindActionOf touch: Touch?) -> Number? { touch.flatMap(number) ?? current }

  /// The touch behind what a view tells in a later turn: the last that was lifted from it.
  ///
  /// A gesture may be told at the next touch, which has nothing to do with it.
  func number(behindGestureOn view: View) -> Number? {
    let onView = seen.filter { $0.view?.isDescendant(of: view) == true }
    let lifted = onView.last { $0.isOver && !delivering.contains($0.number) }
    return (lifted ?? onView.last)?.number
  }

  /// Whether a touch has given a click.
  func hasClicked(_ number: Number) -> Bool {
    seen.contains { $0.number == number && $0.hasClicked }
  }

  /// Keeps that a touch has given a click.
  mutating func noteClick(of number: Number) {
    guard let index = seen.firstIndex(where: { $0.number == number }) else { return }
    seen[index].hasClicked = true
  }

  private mutating func new(_ touch: Touch) -> Seen {
    lastNumber += 1
    return Seen(number: lastNumber, touch: touch, view: touch.view)
  }
}
