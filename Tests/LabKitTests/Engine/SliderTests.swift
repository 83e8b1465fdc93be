import AutoTrack
import LabKitSupport
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct Sliders {
  private func events(continuous: Bool) throws -> [String] {
    let report = try run(
      """
      { scenario: 'A', app: { root: 'H', classes: { H: { is: 'UIViewController', view: { subviews: [
        { is: 'UISlider', id: 's', frame: [20, 100, 300, 40], continuous: \(continuous),
          on: { valueChanged: 'changed:' } } ] },
        methods: { 'changed:': [{ note: 'changed' }] } } } },
        steps: [{ launch: {} }, { slide: { control: '#s', to: 0.5 } }] }
      """)
    let last = try #require(report.outcomes.last)
    return last.events.map(\.name.text) + (last.notes.count > 1 ? ["many notes"] : last.notes)
  }

  @Test func `RC-19 a continuous slider sends every value, and another only the last`() throws {
    #expect(try events(continuous: true) == ["$AppClick", "many notes"])
    #expect(try events(continuous: false) == ["$AppClick", "changed"])
  }
}
