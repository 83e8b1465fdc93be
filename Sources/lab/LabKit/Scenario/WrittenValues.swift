import AutoTrack
import LabLanguage
import MiniUI

extension Size: WrittenValue {
  /// The width and height: `[390, 844]`.
  var json5: String {
    let sides = [width, height].map { PrintedJSON.fraction($0).text() }
    return "[\(sides.joined(separator: ", "))]"
  }
}

extension Instant: WrittenValue {
  /// The time in UTC.
  var json5: String { "\"\(iso8601)\"" }
}

extension TimeZoneOffset: WrittenValue {
  /// The offset from UTC: `"Z"`.
  var json5: String { "\"\(self)\"" }
}

extension PropertyInputs: WrittenValue {
  /// The properties; only empty ones can be a default.
  var json5: String { pairs.isEmpty ? "{}" : "\(self)" }
}
