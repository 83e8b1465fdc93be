import LabLeagueSupport
import TestSupport
import Testing

@testable import LabDev
@testable import LabLeague
@testable import LabSystem

/// The generated files of the repository, which `lab-dev generate` writes.
@Suite struct GeneratedFileTests {
  @Test func `the generated files are current`() {
    #expect(LabRun("lab-dev", "generate", "--check", files: Disk()) == LabRun(.held))
  }

  @Test(.wholeSpace) func `certificates have the figures of the league`() throws {
    let text = SurvivalSource.text(of: try ReleaseLeague.result.get())
    #expect(try SourceTree.text(of: SurvivalSource.path) == text, "run lab-dev generate survival")
  }

  @Test func `every generated shape is found by its kind`() throws {
    let text = try SourceTree.text(of: "Sources/MiniUI/Dispatch/Shapes/GeneralShape.swift")
    for shape in GeneratedShapes.files.flatMap(\.value) {
      #expect(text.contains(": \(shape.name).self"), "add \(shape.name) to generatedShape")
    }
  }
}
