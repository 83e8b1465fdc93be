import TestSupport
import Testing

/// Folders are layers: a folder may use only the types of lower folders.
@Suite struct Layers {
  /// The references of each module, by the module's name.
  private static let references = Result {
    try Dictionary(
      uniqueKeysWithValues: LayerTable.all.map { module in
        let files = try SourceTree(module.path).files
        return (module.name, TypeReferences(in: files, below: module.path))
      })
  }

  @Test(arguments: LayerTable.all.map(\.name))
  func `no folder names a type of a folder above it`(_ name: String) throws {
    let module = try #require(LayerTable.all.first { $0.name == name })
    #expect(try Self.references.get()[name]?.upward(in: module) == [])
  }

  @Test(arguments: LayerTable.all.map(\.name))
  func `the table names exactly the folders of a module`(_ name: String) throws {
    let module = try #require(LayerTable.all.first { $0.name == name })
    let folders = try Self.references.get()[name]?.folders
    #expect(folders == Set(module.layers.flatMap(\.folders)))
  }

  @Test(arguments: LayerTable.all.map(\.name))
  func `the architecture page shows the table and describes each folder`(_ name: String)
    throws
  {
    let module = try #require(LayerTable.all.first { $0.name == name })
    let text = try SourceTree.text(of: "docs/architecture.md")
    #expect(text.contains(module.picture))
    let folders = module.layers.flatMap(\.folders).map { "\(module.path)/\($0)" }
    #expect(folders.filter { !text.contains("**`\($0)`**") } == [])
  }

  @Test func `the core of MiniUI is the only layer of several folders`() {
    let cores = LayerTable.all.map { module in module.layers.filter { $0.folders.count > 1 } }
    #expect(cores.map(\.count) == [1] + Array(repeating: 0, count: cores.count - 1))
  }

  @Test func `a reference to a higher folder is reported with its file and a remedy`() {
    let module = LayerTable.Module(
      name: "M", path: "Sources/M",
      layers: [.init("Low", contents: ""), .init("High", contents: "")])
    let files = [
      Self.file("Sources/M/Low/Stone.swift", "struct Stone { let roof: Roof }"),
      Self.file("Sources/M/High/Roof.swift", "struct Roof { let stones: [Stone] }"),
    ]
    #expect(
      TypeReferences(in: files, below: "Sources/M").upward(in: module) == [
        "Sources/M/Low/Stone.swift names Roof of High, which is above Low; move one of them, or "
          + "let High hand in what Low needs"
      ])
  }

  @Test(arguments: [
    "struct Stone { /* */ } // Roof", "struct Stone { let text = \"Roof\" }",
    "struct Stone { private struct Roof {} ; let roof: Roof }", "/// Roof\nstruct Stone {}",
    "struct Stone { enum Roof {}; let roof: Roof }",
  ])
  func `comments, string literals and local types are not references`(_ text: String) {
    let files = [
      Self.file("Sources/M/Low/Stone.swift", text),
      Self.file("Sources/M/High/Roof.swift", "struct Roof {}"),
    ]
    let module = LayerTable.Module(
      name: "M", path: "Sources/M",
      layers: [.init("Low", contents: ""), .init("High", contents: "")])
    #expect(TypeReferences(in: files, below: "Sources/M").upward(in: module) == [])
  }

  @Test func `an interpolation in a string is code`() {
    let files = [
      Self.file("Sources/M/Low/Stone.swift", "let words = \"under \\(Roof.name)\""),
      Self.file("Sources/M/High/Roof.swift", "enum Roof { static let name = \"a roof\" }"),
    ]
    let module = LayerTable.Module(
      name: "M", path: "Sources/M",
      layers: [.init("Low", contents: ""), .init("High", contents: "")])
    #expect(TypeReferences(in: files, below: "Sources/M").upward(in: module).count == 1)
  }

  private static func file(_ path: String, _ text: String) -> SourceTree.File {
    SourceTree.File(
      path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
  }
}
