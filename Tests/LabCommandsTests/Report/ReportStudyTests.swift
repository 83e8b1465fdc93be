import Foundation
import LabKitSupport
import LabLanguage
import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// The results of other commands in a report, and the messages about files of another kind.
@Suite struct ReportStudiesOfFiles {
  private static let horizon =
    #"{"survival":90,"wrong":1,"survivalInterval":[88,92],"wrongInterval":[0,2]}"#
  private static let element = #"[{"name":"UIButton","screen":"Home"}]"#
  static let valid = [
    "impact": """
    {"base":"a","head":"b","rules":[{"name":"Bought","outcome":"LOST","from":\(element),
    "now":\(element),"matches":\(element),"causes":[{"words":"it moved"}]}]}
    """,
    "league": """
    {"corpus":["app"],"schemes":[{"name":"default","ours":true,"coverage":99,
    "next":\(horizon),"year":\(horizon),"threeYears":\(horizon)}]}
    """,
    "mutate": """
    {"scenario":"s.json5","step":1,"seed":"1","kinds":["WRAP"],
    "schemes":[{"name":"default","strengths":{},"kinds":{},"rules":[{"element":"UIButton"}]}]}
    """,
  ]

  private static func run(_ kind: String, _ text: String?) -> (run: LabRun, page: String?) {
    let folder = MemoryFolder(["s.json5": Shop.scenario(steps: "{ launch: {} },")])
    if let text { folder["study.json"] = text }
    let run = LabRun(
      "report", "s.json5", "--out", "p.html", "--\(kind)", "study.json", in: folder)
    return (run, folder["p.html"])
  }

  @Test(arguments: valid.keys.sorted())
  func `a file of the command is part of the page`(_ kind: String) throws {
    let (run, page) = Self.run(kind, Self.valid[kind])
    #expect(run.code == .held)
    #expect(page?.contains("\"studies\":{\"\(kind)\":{") == true)
  }

  @Test func `a sentence with its form has a Chinese one in the data`() throws {
    let causes = #"{"words":"it was removed","sentence":["it was removed"]}"#
    let text = try #require(Self.valid["impact"])
    let page = Self.run("impact", text.replacing(#"{"words":"it moved"}"#, with: causes)).page
    #expect(page?.contains(#""causes":[{"words":"it was removed"}]"#) == true)
    #expect(page?.contains(#""it was removed":"被移除""#) == true)
  }

  @Test func `edits of a killer have Chinese forms in the data`() throws {
    let killer = #"""
      {"edits":["DELETE: it is removed"],"outcome":"LOST","before":"","after":"",
      "editSentences":[["{}: {}","DELETE",["{} is removed",["it"]]]]}
      """#
    let text = try #require(Self.valid["mutate"])
    let rule = #"{"element":"UIButton""#
    let page = Self.run("mutate", text.replacing(rule, with: rule + ",\"killer\":" + killer)).page
    #expect(page?.contains(#""edits":["DELETE: it is removed"],"outcome""#) == true)
    #expect(page?.contains(#""DELETE: it is removed":"DELETE：它被移除""#) == true)
  }

  @Test func `a league may lack the shares of no rules`() throws {
    let text = try #require(Self.valid["league"])
      .replacing("\"coverage\":99,", with: "").replacing(Self.horizon, with: #"{"kept":0}"#)
    let (run, page) = Self.run("league", text)
    #expect(run.code == .held, "\(run.messages)")
    #expect(page?.contains("{\"kept\":0}") == true)
  }

  @Test(arguments: valid.keys.sorted(), ["{}", "[1]", "7", "null", "{\"schemes\":7}", "{", ""])
  func `a file of another kind is refused with place and remedy`(
    _ kind: String, _ text: String
  ) throws {
    let (run, page) = Self.run(kind, text)
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("study.json:"))
    #expect(page == nil)
    guard
      (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
        != nil
    else { return }
    #expect(run.messages.contains("write the file with lab \(kind) … --json"))
  }

  @Test(arguments: valid.keys.sorted())
  func `a file that is missing is refused with the command that writes it`(_ kind: String) {
    let (run, page) = Self.run(kind, nil)
    #expect(
      run
        == LabRun(
          .invalid,
          messages: "study.json: no such file or directory; "
            + "write the file with lab \(kind) … --json\n1 mistake\n"))
    #expect(page == nil)
  }

  /// Removes each member that the page reads, and gives each a value of another kind.
  @Test(arguments: valid.keys.sorted())
  func `a member that is missing or of another kind is named`(_ kind: String) throws {
    let text = try #require(Self.valid[kind])
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let variants = Self.variants(of: object)
    #expect(variants.count >= 20)
    for (name, variant) in variants {
      let bytes = try JSONSerialization.data(withJSONObject: variant)
      let (run, _) = Self.run(kind, String(decoding: bytes, as: UTF8.self))
      #expect(run.code == .invalid, "\(name)")
      #expect(run.messages.contains("write the file with lab \(kind)"), "\(name)")
    }
  }

  /// The members that a league without rules lacks.
  private static let shares = [
    "coverage", "survival", "wrong", "survivalInterval", "wrongInterval",
  ]

  private static func variants(of value: Any) -> [(String, Any)] {
    switch value {
    case let object as [String: Any]:
      return object.keys.sorted().flatMap { key -> [(String, Any)] in
        let inner = object[key] ?? NSNull()
        let others: [(String, Any)] = [
          ("\(key) is null", object.merging([key: NSNull()]) { $1 }),
          ("\(key) is missing", object.filter { $0.key != key }),
        ]
        return others.prefix(shares.contains(key) ? 1 : 2)
          + variants(of: inner).map { ("\(key).\($0)", object.merging([key: $1]) { $1 }) }
      }
    case let items as [Any]: return items.first.map { variants(of: $0) }?.map { ($0, [$1]) } ?? []
    default: return []
    }
  }

  @Test(arguments: valid.keys.sorted())
  func `a missing file is named`(_ kind: String) {
    let (run, page) = Self.run(kind, nil)
    #expect(run.code == .invalid)
    #expect(run.messages.contains("study.json"))
    #expect(page == nil)
  }
}

/// The rules of elements and the ways of records in the data of a report.
@Suite struct ReportRules {
  private static let rules = """
    [ { name: "Bought", page: "ShopViewController", path: "ShopViewController[0]/UIButton[0]" },
      { name: "Elsewhere", page: "CartViewController", path: "ShopViewController[0]/UIButton[*]" },
      { name: "Longer", page: "ShopViewController",
        path: "ShopViewController[0]/UIButton[0]/UIView[0]" } ]
    """

  private static func data(
    steps: String, tracker: String, files: [String: String] = [:]
  ) throws -> [String: Any] {
    let folder = MemoryFolder(files)
    folder["s.json5"] = Shop.scenario(steps: steps, tracker: tracker)
    let run = LabRun("run", "s.json5", "--reporter", "report-data=d.json", in: folder)
    #expect(run.messages == "")
    let json = try JSONSerialization.jsonObject(with: Data((folder["d.json"] ?? "").utf8))
    return try #require(json as? [String: Any])
  }

  private static func scenario(_ data: [String: Any]) throws -> [String: Any] {
    try #require((data["scenarios"] as? [[String: Any]])?.first)
  }

  @Test func `a clickable view has its matches, its near misses and the facts of rules`() throws {
    let data = try Self.data(
      steps: "{ launch: {} },", tracker: #"{ rules: ["rules/r.json5"] }"#,
      files: ["rules/r.json5": Self.rules])
    let rules = try #require(try Self.scenario(data)["rules"] as? [[String: Any]])
    #expect(rules.map { $0["name"] as? String } == ["Bought", "Elsewhere", "Longer"])
    let text = rules.first?["text"] as? String
    #expect(text?.hasPrefix(#"{ name: "Bought", page: "ShopViewController", path: "#) == true)
    let views = try #require(data["views"] as? [[String: Any]])
    let buy = try #require(views.first { $0["identifier"] as? String == "buy" })
    #expect(buy["matches"] as? [Int] == [0])
    #expect(buy["page"] as? String == "ShopViewController")
    #expect(buy["content"] as? String == "Buy")
    let misses = try #require(buy["misses"] as? [[Any]])
    #expect(misses.map { $0.first as? Int } == [1, 2])
    #expect(misses.first?[1] as? String == "page CartViewController")
    #expect(misses.last?[2] as? String == "the path ends before")
    let ways = try #require(data["ways"] as? [[Any]])
    let own = try #require(buy["ways"] as? [Int]).map { ways[$0][1] as? String }
    #expect(own.first == "#buy")
    #expect(own.contains("didTapBuy:"))
  }

  @Test func `a record is in memory, sent twice, and at the server`() throws {
    let data = try Self.data(
      steps: """
        { launch: {} },
        { server: { status: 500, requests: [1] } },
        { track: "paid" },
        { flush: {} },
        { wait: "1s" },
        """,
      tracker: """
        { upload: { address: "https://data.example/events" },
          instruments: { appLife: false, screens: false } }
        """)
    let scenario = try Self.scenario(data)
    let records = try #require(scenario["records"] as? [[Any]])
    let paid = try #require(records.firstIndex { $0.first as? String == "paid" })
    let steps = try #require(scenario["steps"] as? [[String: Any]])
    let moves = steps.flatMap { $0["moves"] as? [[Any]] ?? [] }.filter { $0.first as? Int == paid }
    #expect(moves.map { $0.last as? String } == ["memory", "acknowledged"])
    let sends = steps.flatMap { $0["sends"] as? [[String: Any]] ?? [] }
    #expect(sends.map { $0["answer"] as? String }.first == "refused with status 500")
    #expect(sends.last?["repeats"] is [[Any]])
  }
}
