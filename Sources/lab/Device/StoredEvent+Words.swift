import AutoTrack
import MiniUI

extension StoredEvent {
  /// What is being done with it.
  var stateName: String { isSending ? "sending" : "waiting" }

  /// When it happened, on the device's clock.
  var timeText: String { Instant(millisecondsSince1970: record.time).iso8601 }

  /// What was stored, where it is text.
  var text: String? {
    record.content.first == UInt8(ascii: "{")
      ? String(validating: record.content, as: UTF8.self) : nil
  }

  /// What was stored, in hex digits.
  var hexText: String {
    record.content.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
