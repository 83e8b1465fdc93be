import Testing
import TestSupport
@testable import LabSystem

/// The files below folders with links of every kind, on the disk and in a revision of git.
@Suite struct FolderWalks {
  /// Links beside the files `App/a.xib`, `App/Sub/b.xib` and `Other/c.xib`, and a walk.
  struct Layout: CustomTestStringConvertible {
    let links: [(name: String, target: String)]
    let starts: [String]
    /// The files that the walk finds.
    let found: [String]
    let testDescription: String

    init(_ links: KeyValuePairs<String, String>, _ starts: String..., found: [String]) {
      self.links = links.map { ($0.key, $0.value) }
      (self.starts, self.found) = (starts, found)
      testDescription = "\(self.links.map { "\($0) -> \($1)" }) from \(starts)"
    }
  }

  private static let app = ["App/Sub/b.xib", "App/a.xib"]
  private static let layouts = [
    Layout([:], "App", found: app),
    Layout([:], "App", "App/a.xib", "App/Sub", found: app),
    Layout([:], "none", found: []),
    // To a file or folder that the walk reaches, from a name before and after it.
    Layout(["App/Aaa": "Sub"], "App", found: app),
    Layout(["App/Zzz": "Sub"], "App", found: app),
    Layout(["App/A.xib": "a.xib", "App/z.xib": "Sub/b.xib"], "App", found: app),
    Layout(["Aaa": "App"], "Aaa", "App", found: app),
    Layout(["Zzz": "App"], "App", "Zzz", found: app),
    // Loops.
    Layout(["App/loop": "."], "App", found: app),
    Layout(["App/Sub/loop": ".."], "App", found: app),
    Layout(["App/Sub/loop": "../../App"], "App", found: app),
    Layout(["App/self": "self", "App/one": "two", "App/two": "one"], "App", found: app),
    Layout(
      ["App/other": "../Other", "Other/back": "../App", "Other/self": "."], "App",
      found: app + ["App/other/c.xib"]),
    // To another file or folder.
    Layout(["App/other": "../Other"], "App", found: app + ["App/other/c.xib"]),
    Layout(["App/other": "../Other"], "App", "Other", found: app + ["Other/c.xib"]),
    Layout(["App/one": "../Other", "App/two": "../Other"], "App", found: app + ["App/one/c.xib"]),
    Layout(["App/other": "../Way", "Way": "Other"], "App", found: app + ["App/other/c.xib"]),
    Layout(["App/c.xib": "../Other/c.xib"], "App", found: app + ["App/c.xib"]),
    Layout(
      ["App/c.xib": "../Other/c.xib", "App/other": "../Other"], "App", found: app + ["App/c.xib"]),
    Layout(["Way": "Other"], "Way", found: ["Way/c.xib"]),
    Layout(["Way": "Other"], "Way/c.xib", found: ["Way/c.xib"]),
    Layout(["App/none.xib": "missing.xib"], "App", found: app),
    Layout(["App/hidden": ".hidden"], "App", found: app + ["App/hidden/e.xib"]),
  ]

  private static let names = ["App/a.xib", "App/Sub/b.xib", "Other/c.xib", "App/.hidden/e.xib"]

  /// Writes the files, each with its name as its text, and the links.
  private static func write(_ layout: Layout, to folder: TemporaryFolder) throws {
    for name in names { try folder.write(name, to: name) }
    for (name, target) in layout.links { try folder.link(name, to: target) }
  }

  @Test(arguments: layouts)
  func `a walk on the disk finds each file once`(_ layout: Layout) throws {
    let folder = try TemporaryFolder()
    try Self.write(layout, to: folder)
    let found = Disk().everything(below: layout.starts.map { "\(folder.path)/\($0)" })
    #expect(found == layout.found.map { "\(folder.path)/\($0)" })
  }

  @Test(arguments: TestSpace("FolderWalks", layouts).some(5))
  func `a walk in a revision finds the files of the disk`(_ layout: Layout) throws {
    let repository = try GitFolder()
    try Self.write(layout, to: repository.folder)
    try repository.commit("v1")
    let files = try RevisionFiles("v1", GitRepository(repository.host, Disk()))
    let found = files.everything(below: layout.starts)
    #expect(found == layout.found)
    for name in found {
      let text = String(decoding: try files.read(name), as: UTF8.self)
      #expect(Self.names.contains(text), "\(name) has the text of a link")
    }
  }

  /// Links out of the folder, and the file that a walk on the disk finds in addition.
  @Test(arguments: [
    ("App/out", "OUTSIDE", "App/out/d.xib"), ("App/out.xib", "OUTSIDE/d.xib", "App/out.xib"),
    ("App/out", "../../NAME", "App/out/d.xib"),
  ])
  func `a link out of the repository is followed on the disk alone`(
    _ name: String, _ target: String, _ file: String
  ) throws {
    let (outside, repository) = (try TemporaryFolder(), try GitFolder())
    try outside.write("", to: "d.xib")
    let words = target.replacing("OUTSIDE", with: outside.path)
      .replacing("NAME", with: outside.path.split(separator: "/").last ?? "")
    try Self.write(Layout([name: words], found: []), to: repository.folder)
    try repository.commit("v1")
    let path = repository.folder.path
    let found = Disk().everything(below: ["\(path)/App"])
    #expect(found == (Self.app + [file]).map { "\(path)/\($0)" })
    let files = try RevisionFiles("v1", GitRepository(repository.host, Disk()))
    #expect(files.everything(below: ["App"]) == Self.app)
  }

  @Test func `files of two names are two files`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.xib")
    try folder.write("", to: "b.xib")
    #expect(Disk().everything(below: folder.path).count == 2)
  }

  @Test func `files in memory have no links`() {
    let files = MemoryFiles(["App/a.xib": "", "App/Sub/b.xib": "", "c.xib": ""])
    #expect(files.everything(below: ["."]) == Self.app + ["c.xib"])
    #expect(files.everything(below: ["App", "App/a.xib", "./App"]) == Self.app)
  }
}
