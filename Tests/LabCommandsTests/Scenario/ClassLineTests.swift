import TestSupport
import Testing

@testable import LabLanguage
@testable import LabSystem

@Suite struct ClassLineages {
  private func app(_ superclasses: [String]) -> LabRun {
    let classes = superclasses.enumerated().map { "C\($0): { is: '\($1)' }," }
    let text = "{ root: 'C0', classes: { \(classes.joined(separator: "\n")) } }"
    return LabRun("check", "apps/a.json5", files: MemoryFiles(["apps/a.json5": text]))
  }

  @Test func `a chain of 99 classes is accepted`() {
    let run = app((1..<99).map { "C\($0)" } + ["UIViewController"])
    #expect(run == LabRun(.held, output: "0 scenarios and 1 app file are well-formed\n"))
  }

  @Test func `a chain of 5,000 classes is a mistake within a minute`() {
    let run = expectWithin(.seconds(60)) {
      app((1..<5_000).map { "C\($0)" } + ["UIViewController"])
    }
    #expect(run.code == .invalid)
    #expect(run.messages.contains("inherits from more than 99 classes of the app; shorten "))
  }

  @Test func `a cycle of 90 classes is one mistake`() {
    let run = app((1..<90).map { "C\($0)" } + ["C0"])
    #expect(
      run
        == LabRun(
          .invalid,
          messages: """
            apps/a.json5:1:36: C0 inherits from itself: \
            C0 → C1 → C2 → C3 → C4 → C5 → C6 → C7 → … → C0; \
            change one superclass to a UIKit class
            { root: 'C0', classes: { C0: { is: 'C1' },
                                               ^
            1 mistake

            """))
  }

  @Test func `a class that inherits from a cycle is not part of it`() {
    let run = app(["C1", "C2", "C1"])
    #expect(run.messages.hasPrefix("apps/a.json5:2:11: C1 inherits from itself: C1 → C2 → C1;"))
    #expect(run.messages.hasSuffix("\n1 mistake\n"))
  }
}
