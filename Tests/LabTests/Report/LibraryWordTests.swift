import AutoTrack
import Foundation
import Testing

@testable import LabKit

/// The Chinese words of the visual report for the names of the library and of `lab`.
@Suite struct LibraryWords {
  /// The families of the module, with the names that each must have.
  static let families: [(name: String, words: [String])] = [
    ("reason", SuppressionReason.allCases.map(\.rawValue)),
    ("advice", SuppressionReason.allCases.map(\.rawValue)),
    ("edit", EditKind.allCases.map(\.rawValue)),
    ("drop", DropReason.allCases.map(\.rawValue)),
    ("outcome", ["KEPT", "LOST", "STOLEN", "MULTI", "GHOST", "REMADE", "GONE-OK", "IDLE"]),
    (
      "repeat",
      [ReceivedRequest.Repeat.State.unheard, .kept, .underWay, .acknowledged].map(\.rawValue)
    ),
  ]

  @Test(arguments: families)
  func `every name of the library has a Chinese word`(_ family: (name: String, words: [String]))
    throws
  {
    let module = "Sources/lab/LabKit/Report/Page/librarywords.js"
    let text = try String(contentsOf: Repository.root.appending(path: module), encoding: .utf8)
    let table = try #require(
      text.firstMatch(of: try Regex("(?m)^  \(family.name): \\{([^}]*)\\n  \\},"))?[1].substring)
    let missing = family.words.filter { word in
      !table.contains("\(word): \"") && !table.contains("\"\(word)\": \"")
    }
    #expect(missing == [], "add them to '\(family.name)' in \(module)")
  }
}
