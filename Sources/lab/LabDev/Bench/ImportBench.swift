import LabImport
import LabKit
import LabLanguage
import LabRules
import LabSystem

/// The figures of imports, from the bytes of the files to the text of the app file.
///
/// Each import starts its parsers anew, as `lab import` does; the baseline is the whole process of
/// `xmllint --noout` on the same files.
enum ImportFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let rounds = min(stopwatch.rounds, 7)
    return try [published(rounds), dump(of: max(100, stopwatch.calls / 20), rounds)]
  }

  /// The folder with the files of published apps, beside the repository.
  private static let folder = "../shared/corpus/ib"

  private static func published(_ rounds: Int) throws -> Figure {
    let name = "an import of published storyboards and xibs, against xmllint"
    guard let program = xmllint else { return Figure(name, unmeasured: noProgram) }
    let names = ((try? Disk().names(in: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    guard !names.isEmpty else { return Figure(name, unmeasured: "\(folder) has no files") }
    let paths = names.map { "\(folder)/\($0)" }
    let files = try paths.map { (name: $0, bytes: try Disk().read($0)) }
    let times = try compare(files, rounds) { ChildProcess.run(program, ["--noout"] + paths) }
    return Figure(
      name: name, value: times.subject, unit: "ms", baseline: times.baseline, spread: times.ratios,
      limit: 5)
  }

  private static func dump(of count: Int, _ rounds: Int) throws -> Figure {
    let files = [(name: "dump.xml", bytes: Array(DumpText(nodes: count).text.utf8))]
    let times = try compare(files, rounds) { true }
    return Figure(
      name: "an import of a dump of \(count) nodes", value: times.subject, unit: "ms",
      spread: times.subjects, limit: 1_000)
  }

  /// The median times in milliseconds, the range of the imports' times, and that of the ratios.
  private typealias Times = (
    subject: Double, subjects: ClosedRange<Double>, baseline: Double, ratios: ClosedRange<Double>
  )

  /// Times imports and a baseline in turn.
  private static func compare(
    _ files: [(name: String, bytes: [UInt8])], _ rounds: Int, with baseline: () -> Bool
  ) throws -> Times {
    var (subjects, baselines): ([Double], [Double]) = ([], [])
    // The first round warms up the caches of both.
    for round in 0...rounds {
      var holds = false
      let reference = ContinuousClock().measure { holds = baseline() }
      guard holds else { throw BenchError.wrong("the baseline of an import failed") }
      let time = try ContinuousClock().measure {
        let app = try Importer().app(of: files)
        guard !AppWriter(app).text().isEmpty, !app.controllers.isEmpty else {
          throw BenchError.wrong("an import without screens")
        }
      }
      guard round > 0 else { continue }
      baselines.append(reference.nanoseconds / 1e6)
      subjects.append(time.nanoseconds / 1e6)
    }
    let ratios = zip(subjects, baselines).map { $0 / $1 }
    return (subjects.median, subjects.spread, baselines.median, ratios.spread)
  }

  private static let noProgram = "xmllint is not installed"

  /// The path of xmllint; nil if no usual folder has it.
  private static var xmllint: String? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/xmllint" }
      .first { Disk().kind(of: $0) == .file }
  }
}

/// The page source of a test driver, with tables of rows whose elements have texts.
private struct DumpText {
  let text: String

  /// A dump of about so many elements.
  init(nodes count: Int) {
    let rows = (0..<count / 5).map { row in
      """
      <XCUIElementTypeCell type="XCUIElementTypeCell" name="row-\(row)" enabled="true" \
      visible="true" accessible="false" x="0" y="\(row * 44)" width="390" height="44" \
      index="\(row)"><XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" \
      visible="true" x="0" y="\(row * 44)" width="390" height="44" index="0">\
      <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Row \(row)" \
      label="Row \(row)" enabled="true" visible="true" x="16" y="\(row * 44 + 10)" width="200" \
      height="24" index="0"/><XCUIElementTypeStaticText type="XCUIElementTypeStaticText" \
      value="\(row) €" label="\(row) €" enabled="true" visible="true" x="230" \
      y="\(row * 44 + 10)" width="60" height="24" index="1"/><XCUIElementTypeButton \
      type="XCUIElementTypeButton" name="buy-\(row)" label="Buy" enabled="true" visible="true" \
      x="300" y="\(row * 44)" width="80" height="44" index="2"/></XCUIElementTypeOther>\
      </XCUIElementTypeCell>
      """
    }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" \
      enabled="true" visible="true" x="0" y="0" width="390" height="844" index="0">\
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" \
      y="0" width="390" height="844" index="0"><XCUIElementTypeTable type="XCUIElementTypeTable" \
      enabled="true" visible="true" x="0" y="0" width="390" height="844" index="0">
      \(rows.joined(separator: "\n"))
      </XCUIElementTypeTable></XCUIElementTypeWindow></XCUIElementTypeApplication>
      """
  }
}
