import AutoTrack
import MiniUI

extension StoredEvent {
  /// The state: `sending` or `waiting`.
  var stateName: String { isSending ? "sending" : "waiting" }

  /// The time of the event on the device's clock.
  var timeText: String { Instant(millisecondsSince1970: record.time).iso8601 }

  /// The content, if it is text.
  package var text: String? {
    record.content.first == UInt8(ascii: "{")
      ? String(validating: record.content, as: UTF8.self) : nil
  }

  /// The content in hex digits.
  var hexText: String {
    record.content.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
