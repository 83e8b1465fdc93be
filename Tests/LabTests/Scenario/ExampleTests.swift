import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct Examples {
  private static let two = """
    examples: [
      { name: 'one', text: 'Tea', count: 1, expected: ['$AppStart', '$AppViewScreen'] },
      { name: 'two', text: 'Cup', count: 2.5, expected: ['$AppStart'] },
    ],
    """
  private static let steps = """
    { launch: {}, expect: '${expected}' },
    { track: 'found', properties: { text: 'a ${text}, ${count} times', count: '${count}' },
      expect: [{
        event: 'found', with: { count: '${count}', text: 'a ${text}, ${count} times' },
      }] },
    """

  private func run(
    _ arguments: String..., examples: String = two, steps: String = steps
  ) -> LabRun {
    let text = Shop.scenario(steps: steps)
      .replacing("scenario: \"A shop\",", with: "scenario: 'A shop', \(examples)")
    let files = MemoryFiles(["s.json5": text])
    switch arguments.count {
    case 1: return LabRun(arguments[0], "s.json5", files: files)
    case 2: return LabRun(arguments[0], arguments[1], files: files)
    default: return LabRun(arguments[0], arguments[1], arguments[2], files: files)
    }
  }

  @Test func `a scenario runs once for each example and is reported by its name`() {
    #expect(
      run("run", "s.json5", "--list").output
        == "s.json5#one · A shop · one\ns.json5#two · A shop · two\n")
    let run = run("run")
    #expect(run.code == .failed)
    #expect(run.output.contains("A shop · two"))
    #expect(run.output.contains("again: lab run 's.json5#two' --seed 1"))
    #expect(run.output.contains("1 scenario failed, 1 passed"))
  }

  @Test func `an example is chosen by its name behind the path`() {
    let run = run("run", "s.json5#one")
    #expect(run.code == .held, "\(run.output)")
    #expect(run.output.contains("found"))
    #expect(self.run("why", "s.json5#one", "1").code == .held)
  }

  @Test func `an example that does not exist gets a suggestion`() {
    let run = run("run", "s.json5#ones")
    #expect(run.code == .invalid)
    #expect(
      run.messages.contains("the scenario has no example 'ones'; did you mean 'one'?"))
  }

  @Test(arguments: [
    ("examples: [],", "'examples' contains no example"),
    ("examples: [{ text: 'x' }],", "an example needs the key 'name', a string"),
    ("examples: [5],", "expected an example, found a number"),
    (
      "examples: [{ name: 'a', text: 1, count: 1, expected: [], more: 1 }],",
      "no text uses the value 'more'"
    ),
    (
      "examples: [{ name: 'a', text: 'x', expected: [] }],",
      "no example has the value 'count'"
    ),
    (
      "examples: [{ name: 'a', text: [], count: 1, expected: [] }],",
      "${text} is not a string, a number or a boolean, so it must be the whole text"
    ),
    (
      """
      examples: [{ name: 'a', text: 'x', count: 1, expected: [] },
        { name: 'a', text: 'x', count: 1, expected: [] }],
      """, "another example is called 'a'"
    ),
    (
      """
      examples: [{ name: 'a', text: 'x', count: 1, expected: [] },
        { name: 'b', text: 'x', expected: [] }],
      """, "this example has no 'count'; every example has the same keys"
    ),
    (
      """
      examples: [{ name: 'a', text: 'x', count: 1, expected: [] },
        { name: 'b', text: 'x', count: 1, expected: [], other: 1 }],
      """, "the first example has no 'other'; every example has the same keys"
    ),
  ])
  func `a wrong example is a mistake`(examples: String, message: String) {
    let run = run("check", examples: examples)
    #expect(run.code == .invalid)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func `without examples a placeholder is plain text`() {
    let steps = """
      { launch: {}, expect: ['$AppStart', '$AppViewScreen'] },
      { track: 'x', properties: { a: '${b}' }, expect: [{ event: 'x', with: { a: '${b}' } }] },
      """
    #expect(run("run", examples: "", steps: steps).code == .held)
  }

  @Test func `a mistake in a step is reported once for all examples`() {
    let run = run("check", steps: Self.steps + "{ tap: '#nowhere' },")
    #expect(run.messages.hasSuffix("\n1 mistake\n"), "\(run.messages)")
  }
}
