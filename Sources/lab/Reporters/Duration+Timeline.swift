import MiniUI

extension Duration {
  /// Minutes, seconds and milliseconds since the device was made: `00:08.800`.
  var timelineText: String {
    let milliseconds = Int(roundedToMilliseconds / .milliseconds(1))
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes.padded(to: 2)):\(second.padded(to: 2)).\(rest.padded(to: 3))"
  }

  /// Seconds, or milliseconds below one: `8 s`, `1.5 s`, `50 ms`.
  var shortText: String {
    let isShort = self < .seconds(1) && self > .zero
    return isShort ? "\((self * 1000).secondsText) ms" : "\(secondsText) s"
  }
}

extension Int {
  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
