import AutoTrack
import LabLanguage
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabSystem

/// `lab new`: a folder that runs at once.
@Suite struct NewCommands {
  private static func new(_ arguments: [String], in folder: MemoryFolder) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let code = Lab.main(
      arguments: ["new"] + arguments,
      CommandConsole(output: output, errors: messages, files: folder, store: folder))
    return LabRun(code, output: output.text, messages: messages.text)
  }

  private static let clone = [
    "clone/Package.swift": "let package = Package(\n  name: \"autotrack-lab\","
  ]

  /// A new project on the disk.
  private func project(_ folder: TemporaryFolder) -> LabRun {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let clone = folder.path + "/clone"
    try? folder.write(Self.clone.values.joined(), to: "clone/Package.swift")
    let code = Lab.main(
      arguments: ["new", folder.path + "/shop", "--package", clone],
      CommandConsole(output: output, errors: messages, files: Disk(), store: Disk()))
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test func `every scenario of a new folder holds`() throws {
    let folder = try TemporaryFolder()
    #expect(project(folder).code == .held)
    let files = try ScenarioFile.all(in: folder.path + "/shop/Scenarios")
    #expect(files.count == 1)
    for file in files { #expect(file.run().failures == []) }
    #expect(LabRun("check", folder.path + "/shop/Scenarios", files: Disk()).code == .held)
  }

  @Test func `the expectations of a new folder are those that an update writes`() throws {
    let folder = try TemporaryFolder()
    #expect(project(folder).code == .held)
    let path = folder.path + "/shop/Scenarios"
    let update = LabRun("run", "--update=all", path, files: Disk(), store: Disk())
    #expect(update == LabRun(.held, output: "no step changes\n"))
  }

  @Test func `the rule of a new folder is the one that pick makes`() throws {
    let folder = MemoryFolder(Self.clone)
    #expect(Self.new(["shop", "--package", "clone"], in: folder).code == .held)
    let rules = try #require(folder["shop/Scenarios/rules/circled.json5"])
    let picked = LabRun(
      "pick", "shop/Scenarios/buying.json5", "#buy", "--at", "product", "--name", "BuyProduct",
      in: folder)
    let rule = try #require(picked.output.split(separator: "\n").first)
    #expect(rules.replacing(/\s+/, with: " ").contains(rule), "\(picked)")
  }

  @Test func `the test of a new folder finds a path that moves`() throws {
    let folder = try TemporaryFolder()
    #expect(project(folder).code == .held)
    let file = ScenarioFile(folder.path + "/shop/Scenarios/buying.json5")
    let screen = try file.viewTree(after: "product")
    try screen.expectStable("#buy", under: .insert("UILabel", .before("#price")))
    #expect(throws: PathMoved.self) {
      try screen.expectStable("#buy", under: .insert("UIButton", .before("#price")))
    }
  }

  @Test func `a view tree needs a step of the scenario`() throws {
    let folder = try TemporaryFolder()
    #expect(project(folder).code == .held)
    let file = ScenarioFile(folder.path + "/shop/Scenarios/buying.json5")
    for (step, message) in [
      ("nowhere", "there is no step 'nowhere'"), ("9", "there is no step 9"),
    ] {
      let error = #expect(throws: ScenarioFileError.self) { try file.viewTree(after: step) }
      #expect(error?.description.contains(message) == true, "\(error as Any)")
    }
  }

  @Test func `a new folder prints its next commands`() {
    let folder = MemoryFolder(Self.clone)
    #expect(
      Self.new(["shop", "--package", "clone"], in: folder)
        == LabRun(
          .held,
          output: """
            10 files are in 'shop'. Next:
              cd shop && lab run
              lab record Scenarios/apps/shop.json5
              swift test

            """))
    #expect(folder.files.count == 11)
    #expect(folder["shop/Package.swift"]?.contains("name: \"shop\",") == true)
    #expect(
      Self.new(["--package", "clone"], in: MemoryFolder(Self.clone)).output.contains(
        "\n  lab run\n"))
  }

  @Test func `each JSON5 file begins with its schema, which lies beside it`() {
    let folder = MemoryFolder(Self.clone)
    _ = Self.new(["a/b/shop", "--package", "clone"], in: folder)
    let texts = folder.files.keys.filter { $0.hasSuffix(".json5") }
    #expect(texts.count == 3)
    for path in texts {
      let schema = folder[path]?.firstMatch(of: /\n\{\n  \$schema: "([^"]+)",\n/)?.1
      #expect(schema != nil, "\(path)")
      #expect(
        folder["\(path.prefix { _ in true }.dropLast(path.name.count))\(schema ?? "")"] != nil)
    }
  }

  @Test func `every file of a new folder meets its schema`() throws {
    let validator = try SchemaValidator(FormatReference.schema)
    for file in ProjectTemplates.files where file.path.hasSuffix(".json5") {
      let isApp = file.path.contains("/apps/")
      let kind = isApp ? "app" : file.path.contains("/rules/") ? "rules-file" : nil
      #expect(try validator.accepts(try Schemas.json(file.text), as: kind), "\(file.path)")
    }
  }

  @Test func `an existing file is listed, and nothing is written`() {
    let names = ProjectTemplates.files.map(\.path) + ["Package.swift"]
    for name in names {
      let folder = MemoryFolder(Self.clone)
      folder["shop/\(name)"] = "mine"
      let run = Self.new(["shop", "--package", "clone"], in: folder)
      #expect(run.code == .invalid)
      #expect(run.messages.contains("this file exists already: shop/\(name); name a new folder"))
      #expect(folder.files.count == 2)
      #expect(folder["shop/\(name)"] == "mine")
    }
    let folder = MemoryFolder(Self.clone)
    _ = Self.new(["shop", "--package", "clone"], in: folder)
    let run = Self.new(["shop", "--package", "clone"], in: folder)
    #expect(names.allSatisfy { run.messages.contains("shop/\($0)") })
  }

  @Test(arguments: [
    (["clone/Package.swift"], "'clone/Package.swift' is not a folder"),
    (["clone/Package.swift/shop"], "'clone/Package.swift' is not a folder"),
    ([""], "the name of the folder is empty"), (["a", "b"], "new takes one folder, found 'b' too"),
    (["full"], "'full' cannot be created: disk full"),
  ])
  func `a bad folder is refused before anything is written`(words: [String], message: String) {
    let folder = MemoryFolder(Self.clone)
    folder.obstacles["full"] = "disk full"
    let run = Self.new(words + ["--package", "clone"], in: folder)
    #expect(run.code == .invalid)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(folder.files.count == 1)
  }

  @Test(arguments: [
    (
      "https://example.com/autotrack-lab.git",
      "url: \"https://example.com/autotrack-lab.git\", exact"
    ),
    (
      "git@example.com:me/autotrack-lab.git", "url: \"git@example.com:me/autotrack-lab.git\", exact"
    ),
    ("file:///tmp/my-lab", "url: \"file:///tmp/my-lab\", exact"),
    ("clone", "name: \"autotrack-lab\", path: \"clone\""),
  ])
  func `the dependency is a URL or a folder`(text: String, declaration: String) throws {
    let dependency = try PackageDependency(text, MemoryFiles(Self.clone))
    #expect(dependency.declaration.contains(declaration))
    #expect(dependency.identity == (text.hasSuffix("my-lab") ? "my-lab" : "autotrack-lab"))
  }

  @Test(arguments: [
    (folder: "/work/shop", path: "../lab"), ("/work/apps/shop", "../../lab"),
    ("/work/lab/shop", ".."), ("/other", "../work/lab"),
  ])
  func `a folder is named from that of the package`(folder: String, path: String) throws {
    let files = MemoryFiles([
      "/work/lab/Package.swift": "Package(name: \"autotrack-lab\"", "\(folder)/README": "",
    ])
    let dependency = try PackageDependency("/work/lab", of: folder, files)
    #expect(dependency.declaration.contains("path: \(path.jsonQuoted)"))
  }

  @Test func `without --package the clone around the lab is the dependency`() throws {
    let files = MemoryFiles([
      "/x/Package.swift": "Package(name: \"autotrack-lab\"",
      "/x/dev/lab/Package.swift": "Package(name: \"devlab\"",
      "/y/Package.swift": "dependencies: [.package(name: \"autotrack-lab\", path: \"/x\")]",
    ])
    for executable in ["/x/.build/debug/lab", "/x/dev/lab/.build/debug/lab", "/x/lab"] {
      let dependency = try PackageDependency(nil, files, executable: executable)
      #expect(dependency.declaration.contains("path: \"/x\""))
    }
    for executable in ["/y/.build/debug/lab", "/usr/bin/lab", "lab"] {
      let error = #expect(throws: LabError.self) {
        try PackageDependency(nil, files, executable: executable)
      }
      #expect("\(error as Any)".contains("name one with --package PATH or --package URL"))
    }
    #expect(throws: LabError.self) { try PackageDependency("/y", files) }
  }
}

extension String {
  /// The part after the last slash.
  fileprivate var name: Substring { split(separator: "/").last ?? "" }
}
