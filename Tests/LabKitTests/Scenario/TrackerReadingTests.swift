import AutoTrack
import LabKitSupport
import LabLanguageSupport
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct TrackerReading {
  private func complaints(_ tracker: String) throws -> [String] {
    try LabKitSupport.complaints(
      ofScenario: Store.scenario(steps: "{ launch: {} }", tracker: tracker))
  }

  @Test func `a tracker's settings are read into its configuration`() throws {
    let text = """
      { elements: { '#list': { elementID: 'products', ignore: true, properties: { a: 1 } } },
        pages: { Home: 'Start' }, childScreens: true, oneClickPerTouch: true,
        instruments: { gestures: false, alerts: true } }
      """
    #expect(try complaints(text) == [])
    let tracker = try #require(
      TrackerDescription.reader.read(fileOf: Mistakes(in: try file(text))))
    let configuration = tracker.configuration
    #expect(tracker.elements.map(\.value) == ["#list"])
    #expect(
      configuration.elements == [
        "list": ElementConfiguration(elementID: "products", isIgnored: true, properties: ["a": 1])
      ])
    #expect(configuration.pages == ["Home": "Start"])
    #expect(configuration.childScreens)
    #expect(configuration.oneClickPerTouch)
    #expect(tracker.instruments.map(\.value) == ["gestures", "alerts"])
    #expect(configuration.instruments == ["gestures": false, "alerts": true])
  }

  @Test func `every instrument of the SDK can be named`() {
    let names = InstrumentName.allCases.map(\.rawValue)
    #expect(StandardInstruments.all.map(\.name).filter { !names.contains($0) } == [])
  }
}
