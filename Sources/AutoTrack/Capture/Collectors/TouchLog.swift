import MiniUI

/// The numbers of recent touches, and which of them have given a click.
///
/// All references are weak, because a touch holds its view, and the view its process. An entry
/// outlives its touch, because a gesture may call its targets after the touch is gone.
struct TouchLog {
  /// The number of a touch, counted from 1 in the order of touch-downs.
  typealias Number = Int

  /// The maximum number of entries, more than a person has fingers.
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

  /// Notes the changed touch of an event that is about to be delivered.
  mutating func beginDelivery(of event: TouchEvent) {
    guard let touch = event.firstTouch(where: { $0.phase != .stationary }) else {
      // Keeps pushes and pops in balance; no touch has the number 0.
      return delivering.append(0)
    }
    var known = seen.firstIndex { $0.touch === touch }.map { seen.remove(at: $0) } ?? new(touch)
    known.isOver = touch.phase == .ended || touch.phase == .cancelled
    seen.append(known)
    if seen.count > Self.limit { seen.removeFirst() }
    delivering.append(known.number)
  }

  mutating func endDelivery() { _ = delivering.popLast() }

  /// Returns the number of a touch; nil if it is unknown.
  func number(of touch: Touch) -> Number? { seen.first { $0.touch === touch }?.number }

  /// Returns the number of the touch behind an action, or else of the touch being delivered.
  func number(behindActionOf touch: Touch?) -> Number? { touch.flatMap(number) ?? current }

  /// Returns the number of the touch behind a gesture: the last that was lifted from the view.
  ///
  /// A gesture calls its targets while the touch that ends it is delivered, or later, for example
  /// during the beginning of the next touch, which is not the one behind it.
  func number(behindGestureOn view: View) -> Number? {
    let onView = seen.filter { $0.view?.isDescendant(of: view) == true }
    return (onView.last(where: \.isOver) ?? onView.last)?.number
  }

  func hasClicked(_ number: Number) -> Bool {
    seen.contains { $0.number == number && $0.hasClicked }
  }

  mutating func noteClick(of number: Number) {
    guard let index = seen.firstIndex(where: { $0.number == number }) else { return }
    seen[index].hasClicked = true
  }

  private mutating func new(_ touch: Touch) -> Seen {
    lastNumber += 1
    return Seen(number: lastNumber, touch: touch, view: touch.view)
  }
}
