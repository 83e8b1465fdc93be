import Testing

@testable import LabCommands
@testable import LabSystem

/// Files that a scenario names by mistake: their text is never printed.
@Suite struct ForeignFileTests {
  private static let texts: [String: String] = [
    "passwords": "root:x:0:0:hunter2:/root:/bin/sh\n", "a key": "-----BEGIN hunter2 KEY-----\n",
    "an object": "{ \"password\": \"hunter2\" }", "a nested object": "{ hunter2: { root: 1 } }",
    "a broken object": "{ \"password\": \"hunter2 }", "an array": "[\"hunter2\"]",
    "an array of objects": "[{ password: 'hunter2' }]", "a text": "\"hunter2\"",
    "a number": "4711 hunter2", "a word": "hunter2", "two values": "{} hunter2",
    "a comment": "// hunter2\n{}", "an open comment": "/* hunter2",
    "settings": "[core]\nk = hunter2",
    "variables": "PASSWORD=hunter2\n", "no text": "\u{0}\u{1}hunter2",
    "a key alone": "{ hunter2", "markup": "<hunter2/>", "nothing": "",
  ]

  private static let references = [
    "an app": "app: 'f.json5', tracker: {}",
    "another app": "app: APP, apps: ['f.json5'], tracker: {}",
    "rules": "app: APP, tracker: { rules: ['f.json5'] }",
    "business data": "app: APP, tracker: { businessData: '/d' }, "
      + "server: [{ path: '/d', businessData: 'f.json5' }]",
  ]

  @Test(arguments: references.keys.sorted(), texts.keys.sorted())
  func `no line of a foreign file is printed`(_ reference: String, _ text: String) throws {
    let app = "{ root: 'UIViewController', classes: {} }"
    let members = try #require(Self.references[reference]).replacing("APP", with: app)
    let files = MemoryFiles([
      "s.json5": "{ scenario: 'A', \(members), steps: [{ launch: {} }] }",
      "f.json5": try #require(Self.texts[text]),
    ])
    for command in [["run"], ["check"], ["run", "--reporter", "github"], ["tree"]] {
      let (output, messages) = (MemoryOutput(), MemoryOutput())
      let code = Lab.main(
        arguments: command + ["s.json5"],
        CommandConsole(output: output, errors: messages, files: files))
      let said = output.text + messages.text
      #expect(code == .invalid, "\(said)")
      #expect(!said.contains("hunter2"), "\(said)")
      #expect(!said.contains("root:x"), "\(said)")
      #expect(said.contains("f.json5"), "\(said)")
    }
  }
}
