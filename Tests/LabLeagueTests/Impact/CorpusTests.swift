import Foundation
import LabLanguage
import LabLeagueSupport
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabLeague
@testable import LabSystem

/// Reading the releases of apps.
@Suite struct CorpusTests {
  @Test(.wholeSpace) func `the five apps have the releases and scenes that their README counts`()
    throws
  {
    let corpora = try ReleaseFiles.corpora()
    #expect(corpora.map(\.releases.count).reduce(0, +) == 345)
    #expect(corpora.map(\.scenes.count).reduce(0, +) == 1701)
  }

  @Test func `a file cut after any hundredth of its bytes is reported`() throws {
    let file = try #require(try ReleaseFiles.files(named: ["lockwise"]).first)
    for part in TestSpace("CorpusTests", 0..<100).some(10) {
      let bytes = Array(file.bytes.prefix(file.bytes.count * part / 100))
      let error = #expect(throws: SourceError.self) {
        try CorpusFile(name: "cut.jsonl.gz", bytes: bytes)
      }
      #expect(error?.file.hasPrefix("cut.jsonl.gz") == true)
      #expect(error?.remedy?.isEmpty == false)
    }
  }

  @Test func `a changed byte is reported or leaves a corpus`() throws {
    let file = try #require(try ReleaseFiles.files(named: ["lockwise"]).first)
    let places = stride(from: 0, to: file.bytes.count, by: 331)
    for place in TestSpace("CorpusTests", places).some(10) {
      var bytes = file.bytes
      bytes[place] ^= 0x10
      _ = Result { try CorpusFile(name: "changed", bytes: bytes) }
    }
  }

  private static let head =
    #"{"t":"app","app":"A","until":"2024-01-01","keys":[[0,"x","y"]]}"#
  private static let release =
    #"{"t":"release","release":"1","date":"2023-01-01","files":[["f",0]],"scenes":[[0,0]]}"#
  private static let scene =
    #"{"t":"scene","n":0,"k":"sb","c":"VC","r":{"i":"r","c":"UIView","e":"view"}}"#

  @Test func `the lines of a corpus may name its app, or none`() throws {
    let lines = [Self.head, Self.release.of("A"), Self.scene, Self.scene(1).of("A")]
    #expect(try Self.read(lines).app == "A")
  }

  @Test func `empty lines count in the places of mistakes`() {
    let lines = [Self.head, "", Self.release.of("A"), "", Self.scene.of("B")]
    let error = #expect(throws: SourceError.self) { try Self.read(lines) }
    #expect(error?.file == "a.jsonl.gz:5")
  }

  private static func scene(_ number: Int) -> String {
    scene.replacing("\"n\":0", with: "\"n\":\(number)")
  }

  @Test func `the smallest corpus is read`() throws {
    let corpus = try Self.read([Self.head, Self.release, Self.scene])
    #expect(corpus.app == "A")
    #expect(corpus.releases.map(\.day) == [19358])
    #expect(corpus.key("x", in: 0) == "y")
    #expect(corpus.key("x", in: 1) == "x")
  }

  @Test(arguments: [
    ([], "the corpus has no release"),
    ([head], "the corpus has no release"),
    ([release, scene], "expected a line of the kind \"app\" first"),
    ([head, head], "a second line of the kind \"app\""),
    ([head, release], "scene 0 is not in the file, which may end too early"),
    ([head, release, scene, scene], "the number 0 belongs to two scenes"),
    (
      [head, release.of("A"), scene.of("B")], "it is of the app 'B', line 1 of 'A'"
    ),
    (
      [head, scene.of("B"), release.of("A")], "it is of the app 'B', line 1 of 'A'"
    ),
    ([head, release.of("B"), release.of("A")], "it is of the app 'B', line 1 of 'A'"),
    ([head, release, release, scene], "the release '1' is also in line 2"),
    (
      [head, release, release.replacing("2023", by: "2024"), scene],
      "the release '1' is also in line 2"
    ),
    (
      [
        head, scene, release, release.replacing("\"release\":\"1\"", by: "\"release\":\"2\""),
        release,
      ], "the release '1' is also in line 3"
    ),
    ([head, "[]"], "expected an object"),
    (["<?xml version=\"1.0\"?>"], "expected a value, found '<'"),
    ([head, #"{"t":"page"}"#], "expected an app, a release or a scene, found 'page'"),
    ([head, #"{"t":"scene"}"#], "expected a number as 'n'"),
    ([#"{"t":"app","app":"A","until":"soon","keys":[]}"#], "expected a date such as 2024-05-31"),
    ([#"{"t":"app","app":"A","until":"2024-01-01","keys":[[1]]}"#], "a key is not"),
    (
      [head, #"{"t":"scene","n":0,"k":"sb","c":"VC","r":{"i":"r","c":"UIView"}}"#],
      "expected a string as 'e'"
    ),
    (
      [
        head,
        #"{"t":"scene","n":0,"k":"sb","c":"V","r":{"i":"r","c":"A","e":"view","ch":["#
          + #"{"i":"r","c":"B","e":"view"}]}}"#,
      ], "the id 'r' belongs to two elements of a scene"
    ),
    (
      [
        head, release.replacing("\"release\":\"1\"", by: "\"release\":\"2\""),
        release.replacing("2023", by: "2022"), scene,
      ],
      "releases are not in order of dates"
    ),
    (
      [head, release.replacing("[[0,0]]", by: "[[0,0],[0,0]]"), scene],
      "'f' has scene 0 twice"
    ),
    (
      [head, release, scene.replacing(#""e":"view""#, by: #""e":"view","f":[1,2]"#)],
      "a frame is not [x, y, width, height]"
    ),
  ])
  func `a mistake in a line has a place and a remedy`(_ lines: [String], _ message: String) {
    let error = #expect(throws: SourceError.self) { try Self.read(lines) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.remedy == CorpusReader.remedy)
    #expect(error?.file.hasPrefix("a.jsonl.gz") == true)
  }

  @Test(arguments: ["", "{}", "PK\u{3}\u{4}", "<?xml version=\"1.0\"?>"])
  func `a file that is no gzip is reported`(_ text: String) {
    let error = #expect(throws: SourceError.self) {
      try CorpusFile(name: "b", bytes: Array(text.utf8))
    }
    #expect(error?.message.contains("expected a corpus in gzip") == true)
  }

  @Test func `one app in two files is reported`() throws {
    let file = try #require(try ReleaseFiles.files(named: ["lockwise"]).first)
    let error = #expect(throws: SourceError.self) { try League.read([file, file]) }
    #expect(error?.message == "the app 'Lockwise' is given twice")
  }

  @Test func `all members of a file are read, and nothing else may follow`() throws {
    let file = SurvivalScenes.corpus(of: "A")
    let text = try GzipReader.expanded(file)
    for cut in [0, 1, text.count / 2, text.count] {
      let parts = [text[..<cut], text[cut...]].map { Gzip.compressed(Array($0)) }
      #expect(try GzipReader.expanded(parts[0] + parts[1]) == text)
    }
    for rest in [[0], [0x1F], Array("more".utf8)] as [[UInt8]] {
      #expect(throws: GzipReader.Fault.trailing) { try GzipReader.expanded(file + rest) }
    }
    #expect(throws: GzipReader.Fault.truncated) {
      try GzipReader.expanded(file + file.dropLast(9))
    }
    let twice = file + Gzip.compressed([0x0A]) + SurvivalScenes.corpus(of: "B")
    let error = #expect(throws: SourceError.self) { try CorpusFile(name: "two", bytes: twice) }
    #expect(error?.message == "a second line of the kind \"app\"")
  }

  @Test func `schemes see the private views of bars, one stack for each side`() throws {
    let scene = #"""
      {"t":"scene","n":0,"k":"sb","c":"VC",
       "r":{"i":"r","c":"UITableView","e":"tableView","ch":[
         {"i":"c","c":"Row","e":"tableViewCell","k":"static","s":1,"w":2,"ch":[
           {"i":"d","c":"UISwitch","e":"switch"}]}]},
       "x":[{"i":"e","c":"UIView","e":"view","ch":[{"i":"b","c":"UIButton","e":"button"}]}],
       "b":[{"i":"1","c":"UIBarButtonItem","e":"barButtonItem","k":"left"},
         {"i":"2","c":"UIBarButtonItem","e":"barButtonItem","k":"right","sy":"flexibleSpace"},
         {"i":"3","c":"UIBarButtonItem","e":"barButtonItem","k":"right"}]}
      """#.filter { $0 != "\n" }
    let corpus = try Self.read([Self.head, Self.release, scene])
    let screen = CorpusWalk.screen(of: try #require(corpus.scenes[0]), 0, in: corpus)
    let paths = zip(screen.ids, screen.elements).filter { !$0.0.isEmpty }.map {
      [$0, $1.paths.absolute, $1.paths.standard, $1.paths.sensors]
    }
    let mistake = try SnapshotFile("league-paths").mistake(
      in: paths.map { $0.joined(separator: "\n  ") + "\n" }.joined())
    #expect(mistake == nil, "\(mistake ?? "")")
  }

  /// All that schemes and matchers read of an element is the same under other ids.
  @Test(arguments: TestSpace("CorpusTests", ["lockwise", "hackers", "netnewswire"]).first(1))
  func `ids do not reach schemes and matchers`(_ name: String) throws {
    let file = try #require(try ReleaseFiles.files(named: [name]).first)
    let corpus = try CorpusFile(name: name, bytes: file.bytes)
    let text = String(decoding: try GzipReader.expanded(file.bytes), as: UTF8.self)
    let scrambled = try Self.read(Self.scrambled(text))
    for scene in corpus.scenes.values {
      let other = try #require(scrambled.scenes[scene.number])
      let screen = CorpusWalk.screen(of: scene, 0, in: corpus)
      let same = CorpusWalk.screen(of: other, 0, in: scrambled)
      #expect(screen.elements == same.elements)
      #expect(screen.signals == same.signals)
      #expect(Set(screen.ids).subtracting([""]).isDisjoint(with: same.ids))
    }
  }

  /// Gives every element another id in each scene, wherever the id stands in the line.
  static func scrambled(_ text: String) -> [String] {
    var number = 0
    return text.split(separator: "\n").map { line in
      let ids = Set(line.matches(of: /"i": ?"([^".]+)[".]/).map { String($0.1) })
      return ids.sorted().reduce(String(line)) { done, id in
        number += 1
        let new = "changed\(number)"
        let named = id.count == 10 ? done.replacing(id, by: new) : done
        return named.replacing("\"i\":\"\(id)", by: "\"i\":\"\(new)")
      }
    }
  }

  private static func read(_ lines: [String]) throws -> CorpusFile {
    let text = lines.joined(separator: "\n")
    return try CorpusFile(name: "a.jsonl.gz", bytes: Gzip.compressed(Array(text.utf8)))
  }
}

extension String {
  fileprivate func replacing(_ part: String, by new: String) -> String {
    replacingOccurrences(of: part, with: new)
  }
}

extension String {
  /// The line of a corpus with the name of its app.
  fileprivate func of(_ app: String) -> String {
    replacing("\"t\":", with: "\"app\":\"\(app)\",\"t\":")
  }
}
