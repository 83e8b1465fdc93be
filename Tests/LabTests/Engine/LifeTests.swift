import AutoTrack
import MiniUI
import Testing

@testable import LabKit
@testable import LabSystem

@Suite struct AppLives {
  private func lines(_ steps: String, methods: String = "") throws -> [String] {
    try run(Shop.scenario(steps: steps, methods: Shop.methods + methods)).lines
  }

  @Test func `a step before the first launch is a fault`() throws {
    #expect(
      try lines("{ tap: '#buy' }") == [
        "00:00.000 the app has not been launched; launch it first"
      ])
  }

  @Test func `a launch of a running app is a fault`() throws {
    #expect(
      try lines("{ launch: {} }, { launch: {} }").last
        == "00:00.000 the app is running; use 'relaunch', or end it first")
  }

  @Test(arguments: [("terminate", "terminated"), ("kill", "killed")])
  func `an app that ended accepts only waits and a launch`(
    verb: String, word: String
  ) throws {
    let steps = "{ launch: {} }, { \(verb): {} }, { wait: '5s' }, { tap: '#buy' }"
    #expect(
      try lines(steps).last == "00:05.000 the app has been \(word); relaunch it")
    let more = "{ launch: {} }, { \(verb): {} }, { wait: '5s' }, { launch: {} }"
    #expect(try lines(more).last == "00:05.000 $AppStart $AppViewScreen")
  }

  @Test func `an unexpected crash ends the scenario`() throws {
    let steps = "{ launch: {} }, { send: 'pay' }, { relaunch: {} }"
    let reason = "-[ShopViewController pay]: unrecognized selector sent to instance"
    #expect(
      try lines(steps) == [
        "00:00.000 $AppStart $AppViewScreen",
        "00:00.000 \(reason) the app crashed: NSInvalidArgumentException: \(reason)",
      ])
  }

  @Test func `a launch after a crash starts a new process`() throws {
    let reason = "-[ShopViewController pay]: unrecognized selector sent to instance"
    let steps = """
      { launch: {} }, { send: 'pay', crash: "\(reason)" }, { relaunch: {} }, { tap: '#buy' }
      """
    #expect(
      try lines(steps) == [
        "00:00.000 $AppStart $AppViewScreen", "00:00.000 \(reason)",
        "00:00.000 $AppStart $AppViewScreen", "00:00.000 $AppClick",
      ])
  }

  @Test func `a crashed app cannot be tapped`() throws {
    let steps = "{ launch: {} }, { send: 'pay', crash: 'x' }, { tap: '#buy' }"
    #expect(try lines(steps).last == "00:00.000 the app has crashed; relaunch it")
  }

  @Test func `taps and timers do not run in the background`() throws {
    let methods = "start: [{ after: '1s', do: [{ send: 'pay' }] }],"
    let steps = "{ launch: {} }, { send: 'start' }, { background: {} }, { wait: '9s' },"
    #expect(
      try lines(steps + "{ tap: '#buy' }", methods: methods).last
        == "00:09.000 the app is in the background; bring it to the foreground")
    #expect(
      try lines(steps + "{ foreground: {} }", methods: methods).last
        == "00:09.000 $AppStart "
        + "-[ShopViewController pay]: unrecognized selector sent to instance the app crashed: "
        + "NSInvalidArgumentException: -[ShopViewController pay]: "
        + "unrecognized selector sent to instance")
  }

  @Test func `an app cannot enter the state that it is in`() throws {
    #expect(
      try lines("{ launch: {} }, { foreground: {} }").last
        == "00:00.000 the app is in the foreground already")
    #expect(
      try lines("{ launch: {} }, { background: {} }, { background: {} }").last
        == "00:00.000 the app is in the background; bring it to the foreground")
  }

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
