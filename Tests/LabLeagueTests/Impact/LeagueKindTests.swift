@testable import LabLanguage
import LabLeagueSupport
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabLeague

@Suite struct LeagueKinds {
  private static func button(_ id: String, _ text: String, action: String) -> String {
    #"{"i":"\#(id)","c":"UIButton","e":"button","t":"\#(text)","#
      + #""a":[["\#(action)","touchUpInside"]]}"#
  }

  private static func label(_ id: String) -> String { #"{"i":"\#(id)","c":"UILabel","e":"label"}"# }

  private static func scene(_ number: Int, _ name: String, _ views: [String]) -> String {
    #"{"t":"scene","n":\#(number),"k":"sb","c":"\#(name)","ci":"vc-\#(name)","#
      + #""r":{"i":"r-\#(name)","c":"UIView","e":"view","ch":[\#(views.joined(separator: ","))]}}"#
  }

  private static func release(_ name: String, day: Int, _ scenes: [Int]) -> String {
    let places = scenes.map { "[\($0),0]" }.joined(separator: ",")
    let files = scenes.map { #"["f",\#($0)]"# }.joined(separator: ",")
    return #"{"t":"release","release":"\#(name)","date":"2023-01-0\#(day)","files":[\#(files)],"#
      + #""scenes":[\#(places)]}"#
  }

  /// Two releases: one screen has two kinds of changes, one a kind, one other changes, one is gone.
  private static let corpus: [String] = {
    let (buy, sell) = (
      button("buy", "t1S", action: "buy:"), button("sell", "t2S", action: "sell:")
    )
    let frame = #"{"i":"help","c":"UIButton","e":"button","t":"t5S","f":[0,0,9,9]}"#
    let moved = frame.replacing("[0,0,9,9]", with: "[9,9,9,9]")
    return [
      #"{"t":"app","app":"A","until":"2024-01-01","keys":[]}"#,
      release("1", day: 1, [0, 1, 2, 3]), release("2", day: 2, [4, 5, 6]),
      scene(0, "Shop", [buy, sell]), scene(1, "Cart", [buy.replacing("buy", with: "pay")]),
      scene(2, "Help", [frame]), scene(3, "Old", [button("old", "t6S", action: "old:")]),
      scene(4, "Shop", [label("new"), buy, sell.replacing("t2S", with: "t9S")]),
      scene(5, "Cart", [buy.replacing("buy", with: "pay"), button("add", "t8S", action: "add:")]),
      scene(6, "Help", [moved]),
    ]
  }()

  private static func league() throws -> League {
    let bytes = Gzip.compressed(Array(corpus.joined(separator: "\n").utf8))
    return League([try CorpusFile(name: "a.jsonl.gz", bytes: bytes)])
  }

  @Test func `each changed screen counts for all kinds of its changes`() throws {
    let league = try Self.league()
    let found = LeagueChanges.kinds.filter { league.change($0).screens > 0 }
    #expect(
      found == [
        .insertBeforeSame, .insertBeforeOther, .editText, .other, .deleteScreen,
      ])
    #expect(found.allSatisfy { league.change($0).screens == 1 })
  }

  @Test func `the rules of a screen count for each of its kinds`() throws {
    let league = try Self.league()
    let place = try #require(LeagueScheme.allCases.firstIndex(of: .text))
    func text(_ cause: ChangeKind) -> OutcomeTally { league.change(cause).tallies[place] }
    // Of two buttons, one got another text.
    #expect(text(.editText).counts == [1, 1, 0, 0, 0, 0, 0, 0])
    #expect(text(.insertBeforeOther) == text(.editText))
    #expect(text(.insertBeforeSame).counts == [1, 0, 0, 0, 0, 0, 0, 0])
    #expect(text(.other).counts == [1, 0, 0, 0, 0, 0, 0, 0])
    #expect(text(.deleteScreen).counts == [0, 0, 0, 0, 0, 0, 1, 0])
    #expect(text(.wrap) == OutcomeTally())
  }

  @Test func `every rule counts for at least one kind, and for none twice`() throws {
    let league = try ReleaseLeague.two.get()
    for (place, scheme) in LeagueScheme.allCases.enumerated() {
      let whole = league.tally(scheme, .next)
      let parts = LeagueChanges.kinds.map { league.change($0).tallies[place] }
      for (number, count) in whole.counts.enumerated() {
        let counts = parts.map { $0.counts[number] }
        #expect(counts.reduce(0, +) >= count && counts.allSatisfy { $0 <= count }, "\(scheme)")
      }
    }
  }

  @Test func `the JSON has each scheme's shares, counts and intervals by kind`() throws {
    let text = LeagueReport(try Self.league()).json.text()
    let node = try JSON5.parse(try SourceFile(name: "league.json", bytes: Array(text.utf8)))
    let kinds = try #require(node["kinds"]).listed
    let names = kinds.compactMap { $0["name"]?.plainText }
    #expect(names == LeagueChanges.kinds.map(\.rawValue))
    #expect(Set(names).count == LeagueChanges.kinds.count)
    let schemes = try #require(node["schemes"]).listed
    for scheme in schemes {
      for name in names {
        let cell = try #require(scheme["kinds"]?[name])
        let alive = ["kept", "lost", "stolen", "multi"].compactMap { cell[$0]?.decimal }
        #expect(alive.count == 4)
        #expect((cell["survivalInterval"] != nil) == alive.contains { $0 > 0 }, "\(name)")
      }
    }
    let scheme = try #require(schemes.first { $0["name"]?.plainText == "text" })
    let cell = try #require(scheme["kinds"]?["TEXT_EDIT"])
    #expect(cell["kept"]?.decimal == 1 && cell["survival"]?.decimal == 50)
    let bounds = try #require(cell["survivalInterval"]).listed.compactMap(\.decimal)
    #expect(bounds.count == 2 && bounds[0] < 50 && bounds[1] > 50)
  }
}
