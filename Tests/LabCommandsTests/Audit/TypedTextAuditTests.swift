import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
import Wording

/// Audits find typed texts that are stored or sent, and ignore words stored for other reasons.
@Suite struct TypedTextAudits {
  private static let app = """
    { root: 'Home', classes: { Home: { is: 'UIViewController', title: 'Welcome', view: {
      subviews: [
        { is: 'UITextField', id: 'name', frame: [0, 100, 200, 40] },
        { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 200, 200, 40],
          on: { touchUpInside: 'didTapBuy:' } },
      ] }, methods: { 'didTapBuy:': [] } } } }
    """

  private static func text(_ steps: String, encoding: EventEncoding = .json) -> String {
    """
    { scenario: 'A', app: \(app), tracker: { statistics: true, upload: { address: 'https://d/',
      cache: 'writeThrough', encoding: '\(encoding.rawValue)' } }, steps: [\(steps)] }
    """
  }

  private static func typing(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(.string(text))
    return
      "{ launch: {} }, { tap: '#buy' }, { type: \(writer.text), into: '#name' }, { tap: '#buy' }, "
      + "{ background: {} }"
  }

  private func violation(
    _ text: String, preparing prepare: @escaping (Simulation) -> Void = { _ in }
  ) throws -> Violation? {
    let simulation = Simulation(try loaded(text))
    simulation.prepareReplay = prepare
    return simulation.run().violation
  }

  private static let leaks = product(TypedTextLeak.Place.allCases, TypedTextLeak.Form.allCases)

  @Test(arguments: EventEncoding.allCases)
  func `a typed text is found in every place, form and encoding`(
    encoding: EventEncoding
  ) throws {
    let text = Self.text(Self.typing("hunter2"), encoding: encoding)
    for (place, form) in TestSpace("TypedTextAudits", Self.leaks).covering({ $0.0 }, { $0.1 }) {
      let found = try violation(text, preparing: TypedTextLeak.install(to: place, as: form))
      #expect(found?.invariant == "private", "\(place) \(form)")
      #expect(found?.breach.text.contains("'hunter2'") == true, "\(place) \(form)")
    }
  }

  @Test(arguments: ["密码密码", "пароль", "😀😀😀😀", "ａｂｃｄ", "!!??", "éàüö", "a\u{301}bcd"])
  func `a typed text of any script is found`(typed: String) throws {
    let leak = TypedTextLeak.install(to: .property, as: .plain)
    let found = try violation(Self.text(Self.typing(typed)), preparing: leak)
    #expect(found?.invariant == "private")
    #expect(found?.step == 2)
    let counterpart = TextSubstitution.counterpart(of: typed)
    #expect(counterpart != typed)
    #expect(counterpart.count == typed.count)
  }

  /// Every name, word and value of the events, and words of the formats in which they are stored.
  private static func storedWords() throws -> [String] {
    let report = try run(text(typing("hunter2")))
    var words: Set<String> = []
    for event in report.outcomes.flatMap(\.events) {
      let json = String(decoding: event.json, as: UTF8.self)
      let parts = json.split { !$0.isLetter && !$0.isNumber && $0 != "$" && $0 != "_" }
      words.formUnion(parts.map(String.init))
      words.formUnion(json.split(separator: "\"").map(String.init).filter { $0.count > 2 })
    }
    return words.sorted() + ["0000", "log.sqlite", "SQLite format 3", "POST", "gzip", "info_log"]
  }

  @Test(arguments: EventEncoding.allCases)
  func `typing a word of the stored events is not a leak`(encoding: EventEncoding) throws {
    let words = try Self.storedWords()
    #expect(words.count > 100)
    for word in TestSpace("TypedTextAudits", words).some(12) {
      let found = try violation(Self.text(Self.typing(word), encoding: encoding))
      #expect(found == nil, "\(word)")
    }
  }

  @Test func `selecting an element by a typed text does not end the audit of other texts`() throws {
    let steps = """
      { launch: {} }, { type: 'Ann', into: '#name' }, { tap: 'Ann' }, { clear: '#name' },
      { type: 'hunter2' }
      """
    #expect(try violation(Self.text(steps)) == nil)
    let found = try violation(
      Self.text(steps), preparing: TypedTextLeak.install(to: .property, as: .plain))
    #expect(found?.breach.text.contains("'hunter2'") == true)
    #expect(found?.step == 4)
  }

  @Test func `a typed text that the app's code also sends is not a leak`() throws {
    let steps = """
      { launch: {} }, { type: 'Smith', into: '#name' },
      { track: 'said', properties: { name: 'Sm\\u0069th', Smith: 'Smith' } }, { login: 'Smith' },
      { background: {} }
      """
    #expect(try violation(Self.text(steps)) == nil)
  }

  @Test func `a kept device is audited for typed texts`() throws {
    let phone = try KeptPhone("typed")
    for _ in 1...2 {
      let kept = KeptDevice(in: try DeviceFolder(at: phone.path)) { Device(disk: $0) }
      let text = "{ scenario: 'A', app: \(Self.app), steps: [\(Self.typing("hunter2"))] }"
      let simulation = Simulation(try loaded(text), on: kept)
      simulation.prepareReplay = TypedTextLeak.install(to: .property, as: .plain)
      #expect(simulation.run().violation?.invariant == "private")
    }
  }

  @Test func `characters are replaced by others of the same kind`() {
    #expect(TextSubstitution.counterpart(of: "az AZ 09\n_") == "ba BA 10\n`")
    #expect(TextSubstitution(texts: ["abc"]).text(for: "abc") == "bcd")
    #expect(TextSubstitution(texts: ["abc"]).text(for: "abd") == "abd")
  }
}
