import MiniUI

/// The operations that a delivery uses.
extension EventStore: RecordStore {
  /// The table `info_log`.
  package var counts: (any StatisticsStore)? { statistics }

  /// Returns an opener of the store of a process's app, on the disk of its device.
  package static func opener(
    note: @escaping (StoreNote) -> Void = { _ in }
  ) -> StoreOpener {
    { process, configuration throws(StoreFault) in
      try EventStore(
        on: process.device.disk, at: path(of: process.app), limit: configuration.storeLimit,
        synchronous: configuration.synchronous, note: note)
    }
  }
}
