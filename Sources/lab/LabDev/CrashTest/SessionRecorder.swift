import AutoTrack
import LabKit
import LabLanguage
import LabSystem
import MiniUI

/// A recorder of a scenario's disk changes, and of the promises of its store.
final class SessionRecorder {
  private let loaded: LoadedScenario
  private let simulation: Simulation
  private let witness = StoreWitness()
  private var entries: [JournalEntry] = []

  /// A recorder; `openStore` can replace the app's store.
  init(of loaded: LoadedScenario, openStore: @escaping StoreOpener = EventStore.opener()) {
    self.loaded = loaded
    simulation = Simulation(loaded)
    let (witness, own) = (witness, loaded.app.identity.bundle)
    simulation.openStore = { process, configuration throws(StoreFault) in
      let store = try openStore(process, configuration)
      return process.app.bundle == own ? WitnessedStore(store, witness) : store
    }
  }

  /// Runs the session to its end and returns the recording.
  ///
  /// - Throws: A mistake in the file if it stores no event that a crash could take.
  /// - Returns: The recording; nil after a fault of a step, which is printed.
  func record(_ console: CommandConsole) throws(LabError) -> RecordedSession? {
    guard let delivery = loaded.scenario.tracker.configuration.delivery, delivery.address != nil
    else {
      throw mistake(
        "the tracker of the scenario has no server", "add tracker.upload.address")
    }
    simulation.device.disk.observer = { [unowned self] operation in
      entries.append(JournalEntry(operation: operation, known: known))
    }
    let report = simulation.run(through: loaded.scenario.steps.count - 1) { _ in }
    simulation.device.disk.observer = nil
    guard !report.printFault(on: console) else { return nil }
    let session = session(delivery)
    try check(session)
    return session
  }

  private var known: KnownSoFar {
    KnownSoFar(
      calls: witness.calls.count, received: simulation.servers.events.ledger.entries.count)
  }

  private func session(_ delivery: DeliveryConfiguration) -> RecordedSession {
    let accounts = simulation.deliveries.runs.compactMap { $0.state?.account }
    return RecordedSession(
      appName: loaded.app.identity.name, bundle: loaded.app.identity.bundle, delivery: delivery,
      entries: entries, end: known, calls: witness.calls,
      received: simulation.servers.events.ledger.entries.map(\.id),
      givenUp: Set(accounts.flatMap { $0.dropped.values.flatMap(\.ids) }))
  }

  /// Throws if the journal does not reproduce the disk: the removal of a folder is not in it.
  private func check(_ session: RecordedSession) throws(LabError) {
    guard !session.records.isEmpty else {
      throw mistake(
        "the scenario stores no event, so no crash can lose one", "add steps that capture events")
    }
    let disk = simulation.device.disk
    var replay = ReplayedDisk(of: session)
    let end = CrashPoint(place: session.entries.count, crash: .killedBefore)
    guard let replayed = try? replay.disk(after: end), replayed.paths == disk.paths,
      disk.paths.allSatisfy({ replayed.file(at: $0)?.bytes == disk.file(at: $0)?.bytes })
    else {
      throw mistake(
        "the scenario removes an app or erases the device, which crash points do not support",
        "remove that step")
    }
  }

  private func mistake(_ message: String, _ remedy: String) -> LabError {
    .invalid([SourceError(file: loaded.path, message: message, remedy: remedy)])
  }
}
