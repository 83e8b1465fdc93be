import AutoTrack
import MiniUI

/// What became of the events of every process of a simulation, the oldest first.
struct Deliveries {
  /// One process of an app.
  struct Run {
    /// The app's bundle identifier.
    let bundle: String
    /// Where the app's store is.
    fileprivate let path: String
    /// The process with its tracker; nil once it has ended and its end has been noted.
    fileprivate(set) var session: AppSession?
    /// Whether the store went with the app after the process had ended.
    fileprivate(set) var isGone = false
    fileprivate var end: State?
    /// What the tracker has said of its store until its end.
    fileprivate(set) var troubles: [String] = []

    /// What has become of its events; nil for a tracker that has not started, or delivers nothing.
    var state: State? { session.map { $0.tracker.delivery.map(State.init) } ?? end }
  }

  /// What can be said of a delivery at some time.
  struct State {
    /// The run's id.
    let id: String
    /// What has become of its events.
    let account: DeliveryAccount
    /// Whether it has a store.
    let hasStore: Bool

    /// As it is now.
    init(of delivery: Delivery) {
      (id, account, hasStore) = (delivery.run, delivery.account, delivery.store != nil)
    }
  }

  /// The processes in the order of their starts.
  private(set) var runs: [Run] = []
  /// The places of the processes whose ends have not been noted.
  private var open: [Int] = []
  /// The processes of each app whose events are not added up for ever.
  private(set) var recent: [String: [Int]] = [:]
  /// The events of the processes before, by app; so a step looks at few processes.
  private var past: [String: DeliveryTotals] = [:]

  /// Notes a process that has just been started.
  mutating func add(_ session: AppSession) {
    let app = session.process.app
    open.append(runs.count)
    recent[app.bundle, default: []].append(runs.count)
    runs.append(Run(bundle: app.bundle, path: EventStore.path(of: app), session: session))
  }

  /// Sees which processes have ended, before the files of their apps are opened anew or removed.
  mutating func noteEnds() {
    for index in open {
      guard let session = runs[index].session, !session.process.isRunning else { continue }
      runs[index].end = session.tracker.delivery.map(State.init)
      runs[index].troubles = session.tracker.diagnostics.entries.filter(\.isAboutLosses)
        .map(\.description)
      runs[index].session = nil
      addUp(runs[index].bundle)
    }
    open.removeAll { runs[$0].session == nil }
  }

  /// Adds up processes of an app that have ended and whose followers have ended, too.
  ///
  /// A follower is needed because it says what it has found.
  private mutating func addUp(_ bundle: String) {
    let last = recent[bundle]?.last { runs[$0].state != nil }
    recent[bundle]?.removeAll { index in
      guard runs[index].session == nil, index != last else { return false }
      guard let end = runs[index].end else { return true }
      if !end.hasStore { past[bundle, default: DeliveryTotals()].add(end.account) }
      return !end.hasStore
    }
    while let pair = recent[bundle]?.prefix(2), pair.count == 2,
      let end = runs[pair[0]].end, let next = runs[pair[1]].end, end.hasStore, next.hasStore
    {
      past[bundle, default: DeliveryTotals()].add(end.account)
      past[bundle]?.add(next.account, after: end.account)
      recent[bundle]?.removeFirst()
    }
  }

  /// The processes whose ends have not been noted, with their places.
  var running: [(index: Int, session: AppSession)] {
    open.compactMap { index in runs[index].session.map { (index, $0) } }
  }

  /// Sees which stores went with their apps.
  mutating func noteRemovals(on disk: DeviceDisk) {
    var seen: Set<String> = []
    for index in runs.indices.reversed() where seen.insert(runs[index].bundle).inserted {
      guard runs[index].session == nil, !runs[index].isGone else { continue }
      runs[index].isGone = disk.entry(at: runs[index].path) == nil
    }
  }

  /// The stores of apps that do not run any more, by path.
  var closedStores: [String] {
    let open = Set(runs.filter { $0.session != nil }.map(\.path))
    return Set(runs.map(\.path)).subtracting(open).sorted()
  }

  /// The stores that a process has opened, by path; others may be of any kind.
  var openedStores: Set<String> { Set(runs.filter { $0.state?.hasStore == true }.map(\.path)) }

  /// What has become of all events of the app of a process, in all its processes.
  func totals(of session: AppSession?) -> DeliveryTotals? {
    session.map { totals(of: $0.process.app.bundle) }
  }

  /// What has become of all events of an app, in all its processes.
  func totals(of bundle: String) -> DeliveryTotals {
    let states = (recent[bundle] ?? []).compactMap { runs[$0].state }
    return DeliveryTotals(
      of: states.map(\.account), withStores: states.filter(\.hasStore).map(\.account),
      after: past[bundle] ?? DeliveryTotals())
  }

  /// What has become of all events of all apps.
  var totals: DeliveryTotals {
    recent.keys.reduce(into: DeliveryTotals()) { $0.add(totals(of: $1)) }
  }
}

extension Deliveries {
  /// What a kept device has lost, and why: sentences without their full stops; none if nothing.
  ///
  /// Records that the tracker drops by its settings, or that a kill loses, do not count.
  var losses: [String] {
    let lost = totals.lost
    var reasons: [String] = []
    for trouble in runs.flatMap(\.troubles) where !reasons.contains(trouble) {
      reasons.append(trouble)
    }
    let isAside = runs.contains { run in run.troubles.contains { $0.contains("damaged") } }
    guard lost > 0 || isAside else { return [] }
    let head = lost > 0 ? ["\(lost.counted("event")) could not be kept"] : []
    return head + reasons.prefix(5)
  }
}

extension Diagnostics.Entry {
  /// Whether it says why records are not as they were stored, or were not stored.
  fileprivate var isAboutLosses: Bool {
    switch deliveryNote {
    case .noStore, .recordDamaged, .storeOpened(.quarantined), .storeFailed("keep", _): true
    default: false
    }
  }
}
