import LabKit
import LabLanguage
import MiniUI

/// The steps by which fingers make the gesture that a recogniser takes.
struct TourGesture {
  private let selector: String

  /// Gestures on the element of a written selector.
  init(_ selector: String) {
    self.selector = selector
  }

  /// Returns the steps for a recogniser, or a tap without one; nil for a gesture of no such steps.
  func steps(for recognizer: GestureRecognizer?) -> [String]? {
    switch recognizer {
    case nil: ["{ tap: \(selector) }"]
    case let tap as TapGestureRecognizer: steps(for: tap)
    case let press as LongPressGestureRecognizer: steps(for: press)
    case let swipe as SwipeGestureRecognizer where swipe.numberOfTouchesRequired == 1:
      ["{ swipe: { direction: \(way(of: swipe).rawValue.jsonQuoted), on: \(selector) } }"]
    default: nil
    }
  }

  private func way(of swipe: SwipeGestureRecognizer) -> Direction {
    Direction.allCases.first { swipe.direction == $0.ofSwipe } ?? .right
  }

  private func steps(for tap: TapGestureRecognizer) -> [String]? {
    let (taps, fingers) = (tap.numberOfTapsRequired, tap.numberOfTouchesRequired)
    guard taps <= Self.mostTaps else { return nil }
    if taps == 2, fingers == 1 { return ["{ doubleTap: \(selector) }"] }
    return (0..<taps).flatMap { number in touch("tap", number == 0 ? nil : Self.pause, fingers) }
  }

  private func steps(for press: LongPressGestureRecognizer) -> [String]? {
    guard press.numberOfTapsRequired <= Self.mostTaps else { return nil }
    let duration = press.minimumPressDuration
    // A press of the usual length exceeds the usual minimum by as much.
    let isUsual = duration <= .milliseconds(500)
    let milliseconds = Int(duration / .milliseconds(1)) + 500
    let length = isUsual ? "" : ", lasts: \("\(milliseconds)ms".jsonQuoted)"
    let taps = (0..<press.numberOfTapsRequired).flatMap { number in
      touch("tap", number == 0 ? nil : Self.pause, press.numberOfTouchesRequired)
    }
    let end = (isUsual ? 1_000 : milliseconds) + Self.pause
    return taps
      + touch("longPress", taps.isEmpty ? nil : end, press.numberOfTouchesRequired, length)
  }

  /// The steps of fingers that lie on the element together, and leave it one after the other.
  private func touch(
    _ verb: String, _ pause: Int?, _ fingers: Int, _ length: String = ""
  ) -> [String] {
    (0..<fingers).map { finger in
      let own = finger == 0 ? "" : ", finger: \(finger)"
      let after = finger == 0 ? pause : Self.distance
      let time = after.map { ", after: \("\($0)ms".jsonQuoted)" } ?? ""
      return "{ \(verb): \(selector)\(own)\(length)\(time) }"
    }
  }

  /// The greatest number of taps in a row that a tour makes.
  private static let mostTaps = 10
  /// The milliseconds between the ends of two taps in a row.
  private static let pause = 200
  /// The milliseconds between the ends of the touches of two fingers.
  private static let distance = 5
}
