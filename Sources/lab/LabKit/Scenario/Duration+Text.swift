import MiniUI

extension Duration {
  /// Minutes, seconds and milliseconds since the device was made, without a limit: `00:08.800`.
  package var timelineText: String {
    let (seconds, attoseconds) = roundedToMilliseconds.components
    let (minutes, second) = Int(seconds).quotientAndRemainder(dividingBy: 60)
    let milliseconds = Int(attoseconds / 1_000_000_000_000_000)
    return "\(minutes.padded(to: 2)):\(second.padded(to: 2)).\(milliseconds.padded(to: 3))"
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
