import Foundation
import LabLanguageSupport
import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Reads the repository's scenario and app files with random damages, the same on every run.
///
/// The space: 100,000 damages.
@Suite struct ScenarioFuzz {
  private static let rounds = 20
  private static let count = TestSize.amount(600, all: 100_000)

  private static let texts = RepositoryFiles()

  @Test(arguments: 0..<rounds)
  func `every error of a damaged file has a position in that file`(round: Int) {
    expectWithin(.seconds(600)) { checkDamages(of: round) }
  }

  private func checkDamages(of round: Int) {
    var chance = Chance(seed: UInt64(round)).stream("fuzz")
    for _ in 0..<(Self.count / Self.rounds) {
      let (path, isApp) = Self.texts.path(by: &chance)
      let text = TokenDamage(Self.texts.tokens[path] ?? []).text(Self.texts.words, &chance)
      let errors = errors(in: text, at: path, isApp: isApp)
      for error in errors where !isGood(error, path, text) {
        Issue.record("\(path): \(error)\n\(text)")
      }
    }
  }

  private func errors(in text: String, at path: String, isApp: Bool) -> [SourceError] {
    var files = Self.texts.files
    files[path] = Array(text.utf8)
    var library = ScenarioLibrary(files: MemoryFiles(bytes: files))
    if isApp {
      _ = library.loadApp(path)
    } else {
      _ = library.loadScenario(ScenarioLocation(path: path, shortName: path))
    }
    return library.errors
  }

  private func isGood(_ error: SourceError, _ path: String, _ text: String) -> Bool {
    guard error.file == path, !error.description.isEmpty else { return false }
    if error.position == nil {
      return error.message.hasPrefix("this file does not hold")
        && (text.isEmpty || (try? !ForeignFile.isOurs(file(text, named: path))) == true)
    }
    if text.isEmpty { return error.position == SourcePosition() }
    return (try? file(text, named: path)).map(error.lies) ?? true
  }
}

/// The repository's scenario and app files, cut into tokens once.
private struct RepositoryFiles {
  let files: [String: [UInt8]]
  let tokens: [String: [Substring]]
  /// Tokens of all files, and values that are rare in files.
  let words: [Substring]
  private let scenarios: [String]
  private let apps: [String]

  init() {
    let folder = Repository.root.appending(path: "Scenarios").path
    let search = ScenarioSearch(below: [folder], Disk())
    scenarios = search.scenarios.map(\.shortName)
    apps = search.apps.map(\.shortName)
    var files: [String: [UInt8]] = [:]
    for location in search.scenarios + search.apps {
      files[location.shortName] = try? Disk().read(location.path)
    }
    self.files = files
    tokens = files.mapValues { Self.tokens(of: String(decoding: $0, as: UTF8.self)) }
    words =
      (scenarios + apps).flatMap { [tokens] in tokens[$0] ?? [] }.filter {
        $0.contains { !$0.isWhitespace }
      } + Self.odd
  }

  /// A file, and whether it is an app's.
  func path(by chance: inout Chance) -> (path: String, isApp: Bool) {
    let isApp = Int.random(in: 0..<5, using: &chance) == 0
    let all = isApp ? apps : scenarios
    return (all[Int.random(in: all.indices, using: &chance)], isApp)
  }

  private static func tokens(of text: String) -> [Substring] {
    text.matches(of: /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/[^\n]*|[\w$.\-+]+|\s+|./).map(
      \.output)
  }

  private static let odd: [Substring] = [
    "null", "true", "false", "{}", "[]", "[[", "}}", "''", "'#'", "'.'", "'0:0'", "'0:99999999999'",
    "'-1s'", "'1e400s'", "'8s'", "-1", "0", "1e400", "-0.0", "9007199254740993", "NaN", "Infinity",
    "-Infinity", "0x1F", "'\\u0000'", "'\\uD800'", "'a\\\nb'", "'字😀'", "'\\\\'", "\u{2028}", "\0",
    "\u{FEFF}", "e\u{301}", "/*", "*/", "//", "'a[0]/b[-]'", "'[0]'", "{ any: true }",
    "{ between: [2, 1] }", "'UIView'", "'UITabBarController'", "'NSObject'", "'viewDidLoad'",
    "'$AppClick'", "'$Nothing'", "'(('", "'2020-13-01T00:00:00Z'", "'15.2'", "'iPhone14,5'",
  ]
}

/// The tokens of a text, and random changes to them.
private struct TokenDamage {
  private var tokens: [Substring]

  init(_ tokens: [Substring]) {
    self.tokens = tokens
  }

  /// The text after one to four changes; sometimes truncated.
  func text(_ words: [Substring], _ chance: inout Chance) -> String {
    var copy = self
    for _ in 0...Int.random(in: 0..<4, using: &chance) { copy.change(words, &chance) }
    if Int.random(in: 0..<20, using: &chance) == 0 {
      copy.tokens.removeLast(Int.random(in: 0...copy.tokens.count, using: &chance))
    }
    return copy.tokens.joined()
  }

  private mutating func change(_ words: [Substring], _ chance: inout Chance) {
    guard !tokens.isEmpty else { return }
    let place = Int.random(in: tokens.indices, using: &chance)
    let word = words[Int.random(in: words.indices, using: &chance)]
    switch Int.random(in: 0..<8, using: &chance) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, Int.random(in: tokens.indices, using: &chance))
    case 3: tokens.insert(word, at: place)
    default: replace(near: place, with: word, &chance)
    }
  }

  /// Replaces the next string, word or number, so that most texts remain JSON5.
  private mutating func replace(near place: Int, with word: Substring, _ chance: inout Chance) {
    let isValue = { (token: Substring) in
      token.first.map { $0.isLetter || $0.isNumber || "\"'$-".contains($0) } ?? false
    }
    let goal = tokens[place...].firstIndex(where: isValue) ?? place
    tokens[goal] = word
  }
}
