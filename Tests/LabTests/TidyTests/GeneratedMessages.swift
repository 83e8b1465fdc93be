import Testing

@Suite struct GeneratedMessages {
  @Test func `the constants of messages are those of the table`() throws {
    let folder = "Sources/MiniUI/Dispatch/Messages"
    let source = MessageSource(try SourceTree.text(of: "\(folder)/Messages.txt"))
    for part in MessageSource.Part.allCases {
      try expectFile(source.text(of: part), at: "\(folder)/Messages+\(part.rawValue).swift")
    }
  }
}
