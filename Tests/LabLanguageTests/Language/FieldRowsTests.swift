import LabLanguage
import LabLanguageSupport
import Testing

/// A row of a type is a key with its property: reader, schema and writer come from it.
struct FieldRowsTests {
  private struct Swipe: Recorded, FormatValue, Equatable {
    let target: String
    let isFast: Bool
    let finger: Int?
    let end: End
    let steps: [String]

    static let reader: Reader<Swipe> = .object("swipe", record)

    static let record = JSONRecord<Swipe>(
      Field("on", \.target, "Where it begins."),
      Field("fast", \.isFast, default: true, "Its speed."),
      Field("finger", \.finger, as: .integer(in: 0...9), "Its finger."),
      Field(\.end, End.record.fields),
      Field("then", \.steps, default: [], "What follows."),
      make: Swipe.init)
  }

  /// A group of keys inside another object.
  private struct End: Recorded, Equatable {
    let x, y: Double

    static let record = JSONRecord<End>(
      Field("x", \.x, "Across."), Field("y", \.y, "Down."), make: End.init)
  }

  private struct Settings: Equatable {
    var name = "none"
    var count = 1

    static let reader: Reader<Settings> = .object(
      "settings", filling: Settings(),
      Field("name", \.name, default: "none", "A name."),
      Field("count", \.count, as: .integer, default: 1, "A number."))
  }

  @Test func `an object written by its rows is read back by them`() throws {
    let swipe = Swipe(
      target: "a", isFast: false, finger: nil, end: End(x: 1, y: 2.5), steps: ["b"])
    let text = try #require(swipe.json).text()
    let keys = text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(keys == ["{", "  \"on\"", "  \"fast\"", "  \"x\"", "  \"y\"", "  \"then\"", "}"])
    let mistakes = Mistakes(in: try SourceFile(name: "f", bytes: Array(text.utf8)))
    #expect(Swipe.reader.read(fileOf: mistakes) == swipe)
  }

  @Test func `the type of the property tells if a key is required`() throws {
    #expect(
      try reading("{}", with: Swipe.reader) == [
        "1:1: a swipe needs the key 'on', a string", "1:1: a swipe needs the key 'x', a number",
        "1:1: a swipe needs the key 'y', a number",
      ])
    #expect(
      Swipe.reader.keys.map(\.words) == [
        "a string, required", "true or false, else true", "a whole number from 0 to 9, optional",
        "a number, required", "a number, required", "an array of strings, else []",
      ])
  }

  @Test func `keys fill an object that has defaults`() throws {
    let mistakes = Mistakes(in: try SourceFile(name: "f", bytes: Array("{count: 3}".utf8)))
    #expect(Settings.reader.read(fileOf: mistakes) == Settings(name: "none", count: 3))
  }

  @Test func `rows in another order than the properties end the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Fields<Pair>(
        Field("b", \.b, "B."), Field("a", \.a, "A."), make: { Pair(a: $0, b: $1) })
    }
  }

  private struct Pair {
    let a, b: String
  }
}
