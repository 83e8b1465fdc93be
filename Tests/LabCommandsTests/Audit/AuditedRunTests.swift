import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem
import Wording

/// Audits of whole runs, some of which a saboteur changes between two steps.
@Suite struct AuditedRuns {
  private func simulation(_ steps: String, _ upload: String = "") throws -> Simulation {
    Simulation(
      try loaded(
        Shop.scenario(
          steps: steps, tracker: "{ upload: { address: 'https://d/', \(upload) } }")))
  }

  @Test func `all invariants hold through kills, faults, clock changes and removals`() throws {
    let steps = """
      { launch: {} }, { server: [{ timeout: true, requests: [1] }, { loss: true, share: 0.5 }] },
      { tap: '#buy' }, { flush: {} }, { device: { clock: '2010-01-01T00:00:00Z' } }, { flush: {} },
      { wait: '40s' }, { background: {} }, { kill: {} }, { launch: {} }, { tap: '#share' },
      { device: { network: 'none' } }, { flush: {} }, { background: {} }, { foreground: {} },
      { device: { disk: 'full' } }, { tap: '#buy' }, { relaunch: {} }, { device: { disk: 'well' } },
      { device: { reinstall: 'com.example.app' } }, { launch: {} }, { tap: '#buy' }, { kill: {} }
      """
    let report = try simulation(steps).run()
    #expect(report.violation == nil)
    #expect(report.fault == nil)
    #expect(report.outcomes.count == 23)
  }

  @Test func `the next process's audit reports a vanished store`() throws {
    let simulation = try simulation(
      "{ launch: {} }, { kill: {} }, { launch: {} }, { wait: '1s' }",
      "cache: 'writeThrough', policy: 's4'")
    let disk = simulation.device.disk
    let saboteur = Saboteur(after: 1) { for path in disk.paths { try? disk.remove(path) } }
    simulation.observer = saboteur
    let report = simulation.run()
    #expect(report.violation?.invariant == "continued")
    #expect(report.violation?.step == 2)
    #expect(report.outcomes.count == 3)
  }

  @Test func `a kept device is audited`() throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap)
    let kept = KeptDevice(in: try DeviceFolder(at: phone.path)) { Device(disk: $0) }
    let steps = "{ launch: {} }, { kill: {} }, { launch: {} }, { wait: '1s' }"
    let simulation = Simulation(try loaded(Shop.scenario(steps: steps)), on: kept)
    let saboteur = Saboteur(after: 1) { try? kept.device.disk.remove(KeptPhone.database) }
    simulation.observer = saboteur
    let report = simulation.run()
    #expect(report.violation?.invariant == "continued")
    #expect(report.violation?.step == 2)
  }

  /// The log holds all pages that events changed, so the damage hits tables that were never used.
  @Test func `the next process's audit reports a damaged store`() throws {
    let simulation = try simulation(
      "{ launch: {} }, { kill: {} }, { launch: {} }, { wait: '1s' }",
      "cache: 'writeThrough', policy: 's4'")
    let disk = simulation.device.disk
    let saboteur = Saboteur(after: 1) {
      guard let path = disk.paths.first(where: { $0.hasSuffix("/log.sqlite") }),
        let file = disk.file(at: path)
      else { return }
      let damage = [UInt8](repeating: 0xA5, count: file.bytes.count - 4096)
      try? disk.write(damage, to: file, at: 4096)
    }
    simulation.observer = saboteur
    let violation = simulation.run().violation
    #expect(violation?.invariant == "undamaged")
    #expect(violation?.step == 2)
    #expect(violation?.breach.text.hasPrefix("the database was damaged") == true)
  }

  @Test func `a duration that the app sets is not audited`() throws {
    let app = "[{ track: 'b', properties: { event_duration: -2.5 } }]"
    for steps in [
      "{ launch: {} }, { track: 'a', properties: { event_duration: -2.5 } }",
      "{ launch: {} }, { tap: '#buy' }",
    ] {
      let text = Shop.scenario(steps: steps, methods: "'didTapBuy:': \(app), 'didTapShare:': []")
      let report = try run(text)
      #expect(report.violation == nil)
      #expect(report.outcomes.last?.events.last?["event_duration"] == -2.5)
    }
  }

  @Test func `the audit reports a store that counts an event twice`() throws {
    let simulation = Simulation(
      try loaded(
        Shop.scenario(
          steps: "{ launch: {} }, { tap: '#buy' }, { wait: '1s' }",
          tracker: "{ upload: { address: 'https://d/', cache: 'writeThrough' }, statistics: true }")
      )
    )
    simulation.openStore = { process, configuration throws(StoreFault) in
      CountingTwice(store: try EventStore.opener()(process, configuration))
    }
    let violation = simulation.run().violation
    #expect(violation?.invariant == "told")
    #expect(violation?.step == 0)
    #expect(violation?.breach == "logType 1 was counted 2 times, but the events amount to 1 time")
  }

  @Test func `the audit reports a request that violates the contract`() throws {
    let simulation = try simulation("{ launch: {} }, { wait: '1s' }, { wait: '1s' }")
    let saboteur = Saboteur(after: 0) { [unowned simulation] in
      guard let loop = simulation.session?.process.mainLoop else { return }
      let request = TransportRequest(address: "https://d/")
      simulation.servers.events.send(request, on: loop) { _ in }
    }
    simulation.observer = saboteur
    #expect(simulation.run().violation?.breach == "request 1 is invalid: it is not a POST")
  }

  @Test func `the audit reports a record that was never tracked`() throws {
    let simulation = try simulation("{ launch: {} }, { wait: '1s' }")
    let saboteur = Saboteur(after: 0) { [unowned simulation] in
      guard let loop = simulation.session?.process.mainLoop else { return }
      let id = String(repeating: "b", count: 32)
      let request = TransportRequest(
        method: "POST", address: "https://d/",
        headers: [
          "Content-Type": "application/x-protobuf", "Autotrack-Batch": id,
          "Autotrack-Records": "\(id):1-1",
        ])
      simulation.servers.events.send(request, on: loop) { _ in }
    }
    simulation.observer = saboteur
    let id = String(repeating: "b", count: 32)
    #expect(simulation.run().violation?.breach == "no app has tracked \(id)-1")
  }

  @Test(arguments: ["json", "protobuf"])
  func `an ignored screen's event is found on disk in either encoding`(
    encoding: String
  ) throws {
    let app = "{ root: 'Home', classes: { Home: { is: 'UIViewController' } } }"
    func text(_ tracker: String) -> String {
      "{ scenario: 'A', app: \(app), tracker: { upload: { address: 'https://d/', "
        + "cache: 'writeThrough', encoding: '\(encoding)' }, \(tracker) }, steps: ["
        + "{ launch: {} }, { wait: '1s' }] }"
    }
    var written: [UInt8] = []
    let leaky = Simulation(try loaded(text("")))
    let saboteur = Saboteur(after: 1) { [unowned leaky] in
      for path in leaky.device.disk.paths {
        written += leaky.device.disk.file(at: path)?.bytes ?? []
      }
    }
    leaky.observer = saboteur
    #expect(leaky.run().violation == nil)
    let careful = try loaded(text("ignoreScreens: ['Home'], ignoreViewTypes: ['UIButton']"))
    #expect(careful.secrets.map { $0.isFound(in: written) } == [true, false])
    #expect(Simulation(careful).run().violation == nil)
  }

  @Test func `a violation is a fault of the lab, with its own exit code`() throws {
    let text = """
      { scenario: 'A', app: { root: 'Home', classes: { Home: { is: 'UIViewController', view: {
        subviews: [{ is: 'UITextField', id: 'name', frame: [0, 100, 200, 40] }] } } } }, steps: [
        { launch: {} }, { type: 'Smith', into: '#name' }, { background: {} }] }
      """
    let console = CommandConsole(
      output: MemoryOutput(), errors: MemoryOutput(), files: MemoryFiles(["s.json5": text]),
      store: NoFileStore(), host: StillHost(), environment: Environment())
    let arguments = try Arguments(["s.json5"], for: .run)
    var scenarioRun = ScenarioRun(try RunOptions(arguments), console)
    scenarioRun.prepare = { $0.prepareReplay = TypedTextLeak.install(to: .login, as: .plain) }
    let error = #expect(throws: LabError.self) { try scenarioRun.perform() }
    #expect(error?.exitCode == .fault)
    #expect(
      error?.description
        == "lab: s.json5: 'private' does not hold after step 2: an event '$SignUp' would be "
        + "different if 'Smith' had not been typed (typed text is never stored or sent); this is "
        + "a bug in the lab")
  }
}

/// Counts each row twice.
private final class CountingTwice: PassingStore {
  let store: any RecordStore

  init(store: any RecordStore) { self.store = store }

  func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    try store.insert(records, counting: rows + rows)
  }
}
