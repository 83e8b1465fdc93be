package import AutoTrack
import LabLanguage
import MiniUI
import Wording

/// The deliveries of every process of a simulation, oldest first.
package struct Deliveries {
  package struct Run {
    let bundle: String
    fileprivate let path: String
    /// The process with its tracker; nil after its end has been noted.
    package fileprivate(set) var session: AppSession?
    /// True if the store was removed with the app after the end of the process.
    fileprivate(set) var isGone = false
    fileprivate var end: State?
    /// The tracker's diagnostics on its store, up to its end.
    fileprivate(set) var troubles: [Diagnostics.Entry] = []

    /// The state of its delivery; nil for a tracker that has not started, or without a delivery.
    package var state: State? { session.map { $0.autoTrack?.delivery.map(State.init) } ?? end }
  }

  package struct State {
    package let id: String
    package let account: DeliveryAccount
    /// True if its store opened.
    let hasStore: Bool

    init(of delivery: Delivery) {
      (id, account, hasStore) = (delivery.run, delivery.account, delivery.store != nil)
    }
  }

  /// The processes in the order of their starts.
  package private(set) var runs: [Run] = []
  /// The places of the processes whose ends have not been noted.
  private var open: [Int] = []
  /// The processes of each app whose events are not added up for ever.
  private(set) var recent: [String: [Int]] = [:]
  /// The events of the processes before, by app; so a step looks at few processes.
  private var past: [String: DeliveryTotals] = [:]

  /// Adds a process that has just started.
  package mutating func add(_ session: AppSession) {
    let app = session.process.app
    open.append(runs.count)
    recent[app.bundle, default: []].append(runs.count)
    runs.append(Run(bundle: app.bundle, path: EventStore.path(of: app), session: session))
  }

  /// Notes the processes that have ended, before their files are reopened or removed.
  mutating func noteEnds() {
    for index in open {
      guard let session = runs[index].session, !session.process.isRunning else { continue }
      runs[index].end = session.autoTrack?.delivery.map(State.init)
      runs[index].troubles = (session.autoTrack?.diagnostics.entries ?? [])
        .filter(\.isAboutLosses)
      runs[index].session = nil
      addUp(runs[index].bundle)
    }
    open.removeAll { runs[$0].session == nil }
  }

  /// Adds up processes of an app that have ended and whose followers have ended, too.
  ///
  /// A follower is needed, because its account has the number of records that it inherited.
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

  /// Notes the stores that were removed with their apps.
  mutating func noteRemovals(on disk: DeviceDisk) {
    var seen: Set<String> = []
    // Only the last run of each app: the earlier ones used the same store.
    for index in runs.indices.reversed() where seen.insert(runs[index].bundle).inserted {
      guard runs[index].session == nil, !runs[index].isGone else { continue }
      runs[index].isGone = disk.entry(at: runs[index].path) == nil
    }
  }

  /// The stores of apps that no longer run, by path.
  var closedStores: [String] {
    let open = Set(runs.filter { $0.session != nil }.map(\.path))
    return Set(runs.map(\.path)).subtracting(open).sorted()
  }

  /// The stores that a process has opened, by path; other files may have any content.
  var openedStores: Set<String> { Set(runs.filter { $0.state?.hasStore == true }.map(\.path)) }

  /// Returns the totals of an app, given one of its processes.
  package func totals(of session: AppSession?) -> DeliveryTotals? {
    session.map { totals(of: $0.process.app.bundle) }
  }

  /// Returns the fate of all events of an app, over all its processes.
  package func totals(of bundle: String) -> DeliveryTotals {
    let states = (recent[bundle] ?? []).compactMap { runs[$0].state }
    return DeliveryTotals(
      of: states.map(\.account), withStores: states.filter(\.hasStore).map(\.account),
      after: past[bundle] ?? DeliveryTotals())
  }

  /// The fate of all events of all apps.
  package var totals: DeliveryTotals {
    recent.keys.reduce(into: DeliveryTotals()) { $0.add(totals(of: $1)) }
  }
}

extension Deliveries {
  /// Sentences about losses of a kept device, without full stops; empty without losses.
  ///
  /// Records that a setting drops, or that a kill loses, do not count.
  var losses: [Sentence] {
    let lost = totals.lost
    let troubles = runs.flatMap(\.troubles)
    var reasons: [Sentence] = []
    for trouble in troubles where !reasons.contains("\(trouble)") {
      reasons.append("\(trouble)")
    }
    guard lost > 0 || troubles.contains(where: \.isAboutDamage) else { return [] }
    let head: [Sentence] = lost > 0 ? ["\(lost, "event") could not be stored"] : []
    return head + reasons.prefix(5)
  }
}

extension Diagnostics.Entry {
  /// True for an entry about a damaged record or database.
  fileprivate var isAboutDamage: Bool {
    switch deliveryNote {
    case .recordDamaged, .storeOpened(.quarantined), .storeFailed(_, .corrupt): true
    case .noStore(let reason): reason == "\(StoreFault.corrupt)"
    default: false
    }
  }

  /// True for an entry about damaged or unstored records.
  fileprivate var isAboutLosses: Bool {
    switch deliveryNote {
    case .noStore, .recordDamaged, .storeOpened(.quarantined), .storeFailed("keep", _): true
    default: false
    }
  }
}
