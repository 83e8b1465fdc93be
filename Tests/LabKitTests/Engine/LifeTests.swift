import AutoTrack
import MiniUI
import TestSupport
import Testing

@testable import LabKit
@testable import LabSystem

@Suite struct AppLives {
  @Test func `a process is deallocated with its simulation`() throws {
    let text = Shop.scenario(steps: "{ launch: {} }, { tap: '#buy' }, { relaunch: {} }")
    var library = ScenarioLibrary(files: MemoryFiles(["s.json5": text]))
    let location = ScenarioLocation(path: "s.json5", shortName: "s.json5")
    let scenario = library.loadScenario(location)
    let loaded = try #require(scenario)
    weak var process: AnyObject?
    do {
      let simulation = Simulation(loaded)
      _ = simulation.run()
      process = simulation.session?.process
      #expect(process != nil)
    }
    #expect(process == nil)
  }
}
