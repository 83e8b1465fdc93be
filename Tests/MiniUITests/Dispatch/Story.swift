import Foundation
import Testing

@testable import MiniUI

/// A test of the dispatch table as text: statements about a ``Zoo``, with results after `=`.
///
///     # OB-6 a hook on the base misses an override without super
///     Animal implements roar; Cat implements roar; hook base on Animal roar
///     Lion roar = Cat roar
///
/// `Lion roar` sends the message to a new lion, `lion roar` to the one that `make` created, and
/// `+Lion roar` to the class; the result is the names of the code that runs. ``StoryPlayer`` lists
/// all statements.
struct Story: CustomTestStringConvertible, Sendable {
  let title: String
  let lines: [String]

  var testDescription: String { title }

  /// The stories of a file in the folder `Stories`.
  static func all(_ name: String) -> [Story] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Stories/\(name).txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      preconditionFailure("\(file.path()) cannot be read")
    }
    return text.split(separator: "\n\n").map { story in
      let lines = story.split(separator: "\n").map(String.init)
      return Story(title: String(lines[0].dropFirst(2)), lines: Array(lines.dropFirst()))
    }
  }

  /// The lines with the results that their statements have now.
  func played() throws -> [String] {
    let player = StoryPlayer()
    return try lines.map { line in
      let statements = line.components(separatedBy: "; ").map { $0.components(separatedBy: " = ") }
      return try statements.map { statement in
        let result = try player.play(statement[0])
        return statement.count == 1 ? statement[0] : "\(statement[0]) = \(result)"
      }.joined(separator: "; ")
    }
  }
}
