import LabKitSupport
import Testing

@testable import LabLanguage
@testable import LabSystem

/// Files that would be slow to read or overflow the stack are rejected.
@Suite struct DepthMistakes {
  private func line(of classes: Int) -> String {
    let all = (1..<classes).map { "C\($0): { is: 'C\($0 - 1)' }," }
    return
      "{ root: 'C0', classes: { C0: { is: 'UIViewController' },\n\(all.joined(separator: "\n")) } }"
  }

  @Test func `a class may inherit from at most 99 classes of the app`() throws {
    #expect(try complaints(ofApp: line(of: 100)) == [])
    let complaint = [
      "'C99' → C100 inherits from more than 99 classes of the app; "
        + "shorten the line of superclasses"
    ]
    #expect(try complaints(ofApp: line(of: 101)) == complaint)
    #expect(try complaints(ofApp: line(of: 5_000)) == complaint)
  }

  private func nest(of classes: Int, _ children: Int = 1) -> String {
    let all = (0..<classes).map { number in
      let child = Array(repeating: "{ is: 'C\(number + 1)' }", count: children)
      return "C\(number): { is: 'UIViewController', children: [\(child.joined(separator: ","))] },"
    }
    return """
      { root: 'C0', classes: { C\(classes): { is: 'UIViewController' },
      \(all.joined(separator: "\n")) } }
      """
  }

  @Test func `children may nest at most 50 deep`() throws {
    #expect(try complaints(ofApp: nest(of: 50)) == [])
    for count in [51, 1_000] {
      #expect(
        try complaints(ofApp: nest(of: count)) == [
          "'C1' → C0 nests children more than 50 deep; remove children"
        ])
    }
  }

  @Test func `a controller may have at most 1,000 children in all`() throws {
    #expect(try complaints(ofApp: nest(of: 8, 2)) == [])
    #expect(
      try complaints(ofApp: nest(of: 30, 2)) == [
        "'C1' → C0 has more than 1000 children, nested ones included; remove children"
      ])
  }

  @Test func `a file that exceeds a limit is a mistake with a place`() {
    let run = LabRun(
      "check", "s.json5",
      files: MemoryFiles(["s.json5": "{ scenario: 'x', app: \(line(of: 101)), steps: [] }"]))
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("s.json5:101:13: C100 inherits from more than 99 classes"))
  }
}
