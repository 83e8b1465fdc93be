import Foundation
import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// The story of `docs/import.md`, from a storyboard to an explained tap.
@Suite struct ImportStory {
  /// A block of the page: a command, the lines typed into it, and the shown output.
  private struct Block {
    let words: [String]
    let typed: [String]
    let shown: [String]

    init?(_ text: String) {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .dropLast().map(String.init)
      guard let command = lines.first, command.hasPrefix("$ lab ") else { return nil }
      lines.removeFirst()
      words = Self.words(of: command.dropFirst("$ lab ".count))
      typed = lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      shown = lines.filter { !$0.hasPrefix("> ") }
    }

    /// Splits a command line at spaces outside of single quotes.
    private static func words(of text: Substring) -> [String] {
      text.matches(of: /'([^']*)'|\S+/).map { String($0.1 ?? $0.0) }
    }
  }

  /// Returns true if the lines have the shown ones in order; `…` stands for any lines.
  private static func matches(_ lines: [String], _ shown: [String]) -> Bool {
    var rest = lines[...]
    for (index, part) in shown.split(separator: "…", omittingEmptySubsequences: false).enumerated()
    {
      guard let range = rest.firstRange(of: part), index > 0 || range.lowerBound == rest.startIndex
      else { return false }
      rest = rest[range.upperBound...]
    }
    return shown.last == "…" || rest.isEmpty
  }

  private func run(_ block: Block, in folder: MemoryFolder) -> (code: ExitCode, lines: [String]) {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(
      output: output, errors: messages, files: folder, store: folder,
      host: TypedLines(block.typed))
    let code = Lab.main(arguments: block.words, console)
    let text = output.text + messages.text
    return (code, text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  @Test func `every command of the page gives the shown output`() throws {
    let storyboard = "Scenarios/import/cafe.storyboard"
    let folder = MemoryFolder([storyboard: try SourceTree.text(of: storyboard)])
    let page = try SourceTree.text(of: "docs/import.md")
    let blocks = page.components(separatedBy: "```").enumerated()
      .filter { !$0.0.isMultiple(of: 2) }.compactMap { Block($0.1) }
    #expect(blocks.count >= 8)
    for block in blocks {
      let (code, lines) = run(block, in: folder)
      #expect(code == .held, "\(block.words): \(lines.joined(separator: "\n"))")
      let text = lines.last == "" ? Array(lines.dropLast()) : lines
      #expect(
        Self.matches(text, block.shown), "\(block.words)\n\(text.joined(separator: "\n"))")
    }
    for path in folder.files.keys.sorted() where path.hasPrefix("Scenarios/") {
      try expectFile(folder[path] ?? "", at: path)
    }
  }
}
