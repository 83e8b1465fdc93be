import AutoTrack
import MiniUI

extension Size: WrittenValue {
  /// Width and height: `[390, 844]`.
  var json5: String {
    let sides = [width, height].map { PrintedJSON.fraction($0).text() }
    return "[\(sides.joined(separator: ", "))]"
  }
}

extension Instant: WrittenValue {
  /// A moment in UTC.
  var json5: String { "\"\(iso8601)\"" }
}

extension TimeZoneOffset: WrittenValue {
  /// A distance from UTC: `"Z"`.
  var json5: String { "\"\(self)\"" }
}

extension PropertyInputs: WrittenValue {
  /// Properties by name; only the empty ones stand for a key that is left out.
  var json5: String { pairs.isEmpty ? "{}" : "\(self)" }
}
