import AutoTrack
import LabLanguage
import MiniUI
import Wording

/// A run of a scenario beside another one, with a trace of all data that leaves memory.
final class Replay {
  private let simulation: Simulation
  private let watch: ReplayWatch

  /// A replay of a simulation that has not started.
  init(of simulation: Simulation) {
    self.simulation = simulation
    watch = ReplayWatch(passingOnTo: simulation.observer)
    simulation.observer = watch
    let device = simulation.device
    let before = device.disk.observer
    device.disk.observer = { [watch] operation throws(DiskFault) in
      watch.trace.disk.append(operation.withoutRandomBytes)
      try before?(operation)
    }
    simulation.servers.didSend = { [watch] in watch.trace.requests.append($0) }
  }

  /// The facts of a step in which two runs can diverge.
  struct Mark: Equatable {
    /// True if the step could not be performed.
    var hasFault = false
    fileprivate var hasMissed = false
    fileprivate var hasCrashed = false
    /// The paths of the views that selectors resolved to.
    fileprivate var views: [String] = []
  }

  /// Runs a step by its index.
  func play(_ index: Int) -> Mark {
    let outcome = simulation.play(index)
    watch.trace.events = outcome.events
    watch.trace.pageRequests = outcome.requests
    return Mark(
      hasFault: outcome.fault != nil, hasMissed: outcome.miss != nil,
      hasCrashed: outcome.crash != nil, views: watch.takeViews())
  }

  /// Drains the queues; returns the apps whose queues remain.
  func end() -> [String] { simulation.drain() }

  /// Returns the trace since the last call.
  func takeTrace() -> ReplayTrace {
    defer { watch.trace = ReplayTrace() }
    watch.trace.state = simulation.device.state
    return watch.trace
  }
}

/// The data that a run has stored and sent.
struct ReplayTrace {
  fileprivate var events: [Event] = []
  fileprivate var disk: [DiskOperation] = []
  fileprivate var requests: [TransportRequest] = []
  fileprivate var pageRequests: [PageRequest] = []
  fileprivate var state: DeviceState?

  /// Returns the first difference between two runs; nil if they are equal.
  func difference(from other: ReplayTrace) -> Sentence? {
    for (event, otherEvent) in zip(events, other.events) where event != otherEvent {
      return "an event \(event.name.text.quoted)"
    }
    guard events.count == other.events.count else { return "the number of events" }
    for (operation, otherOperation) in zip(disk, other.disk) where operation != otherOperation {
      return "the file \(operation.path.quoted)"
    }
    guard disk.count == other.disk.count else { return "the number of changes on the disk" }
    for (request, otherRequest) in zip(requests, other.requests) where request != otherRequest {
      return "a request to \(request.address.quoted)"
    }
    guard requests.count == other.requests.count else { return "the number of requests" }
    if pageRequests != other.pageRequests { return "a request of a page" }
    return stateDifference(from: other)
  }

  private func stateDifference(from other: ReplayTrace) -> Sentence? {
    guard let state, let otherState = other.state, state != otherState else { return nil }
    if state.defaults != otherState.defaults { return "an entry of the defaults" }
    if state.keychain != otherState.keychain { return "an entry of the keychain" }
    if state.websites != otherState.websites { return "the data of a website" }
    return "the state of the device"
  }
}

/// An observer that records the trace of a replay, and forwards to another observer.
private final class ReplayWatch: SimulationObserver {
  var trace = ReplayTrace()
  private var views: [String] = []
  private let next: (any SimulationObserver)?
  private let paths = DefaultPathScheme()

  init(passingOnTo next: (any SimulationObserver)?) { self.next = next }

  func takeViews() -> [String] {
    defer { views = [] }
    return views
  }

  func willRun(_ index: Int) { next?.willRun(index) }
  func didRun(_ index: Int) { next?.didRun(index) }
  func willLaunch(_ session: AppSession, of loaded: LoadedScenario) {
    next?.willLaunch(session, of: loaded)
  }
  func didFind(_ view: View) {
    views.append(paths.path(of: view))
    next?.didFind(view)
  }
  func didMiss(_ miss: TouchMiss, in process: AppProcess) { next?.didMiss(miss, in: process) }
}

extension DiskOperation {
  /// The operation without SQLite's random bytes and the checksums over them.
  ///
  /// The positions follow SQLite's file format, sections 3 and 4.1: a journal's nonce and page
  /// checksums, the salts and checksums of a log's header and frames. Pages stay unchanged.
  fileprivate var withoutRandomBytes: DiskOperation {
    guard case .write(let path, let offset, var bytes) = self else { return self }
    let random: Range<Int>? =
      switch (bytes.count, offset) {
      case (24, _) where path.hasSuffix("-wal"): 8..<24
      case (32, 0) where path.hasSuffix("-wal"): 16..<32
      case (4, _) where path.hasSuffix("-journal"): 0..<4
      case (DiskOperation.sectorSize, _) where path.hasSuffix("-journal"): 12..<16
      default: nil
      }
    for place in random ?? 0..<0 { bytes[place] = 0 }
    return .write(path, offset: offset, bytes: bytes)
  }
}

/// The files that a change of a disk concerns.
extension DiskOperation {
  /// The bytes that a disk writes atomically.
  package static let sectorSize = 512

  package var paths: [String] {
    switch self {
    case .create(let path), .write(let path, _, _), .truncate(let path, _), .sync(let path),
      .remove(let path):
      [path]
    case .rename(let path, let place): [path, place]
    }
  }

  /// The first file of the operation.
  package var path: String { paths[0] }

  /// True if a file is made, removed or renamed, which the file system's journal records.
  package var movesFiles: Bool {
    switch self {
    case .create, .remove, .rename: true
    case .write, .truncate, .sync: false
    }
  }

  /// True if the operation changes a file.
  package var changesFiles: Bool {
    if case .sync = self { false } else { true }
  }
}
