import AutoTrack
import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

/// The defaults in the reference of the format.
@Suite struct WrittenDefaults {
  private func text<Value>(_ value: Value, _ kinds: Set<Node.Kind> = [.string]) -> String? {
    WrittenDefault.text(of: value, taken: kinds)
  }

  @Test func `a default is shown in JSON5`() {
    #expect(text("App") == #""App""#)
    #expect(text(true) == "true")
    #expect(text(7) == "7")
    #expect(text(8.0) == "8")
    #expect(text(0.8) == "0.8")
    #expect(text(Duration.milliseconds(50)) == #""50ms""#)
    #expect(text(Duration.seconds(1)) == #""1s""#)
    #expect(text(Size(width: 390, height: 844)) == "[390, 844]")
    #expect(text(Instant.defaultEpoch) == #""2020-01-01T00:00:00Z""#)
    #expect(text(TimeZoneOffset.utc) == #""Z""#)
    #expect(text(KeyPress.return) == #""return""#)
    #expect(text([String](), [.array]) == "[]")
    #expect(text([Entry<String>](), [.object]) == "{}")
    #expect(text(PropertyInputs()) == "{}")
  }

  @Test func `a nil default leaves the key optional`() {
    #expect(text(String?.none) == nil)
    let reader = Reader<String>.string.map { String?.some($0) }
    let fields = Fields<String?>.optional("a", reader, default: nil, "A.")
    #expect(fields.keys.first?.need == .optional)
  }
}
