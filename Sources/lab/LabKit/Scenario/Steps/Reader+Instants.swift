import LabLanguage
import MiniUI

extension Reader where Value == Instant {
  /// Reads a time in UTC in ISO 8601.
  static var instant: Reader<Instant> {
    Reader<String>.string.map(
      to: Noun(one: "a time such as '2020-01-01T00:00:00Z'", many: "times")
    ) { Instant(iso8601: $0) }
  }
}
