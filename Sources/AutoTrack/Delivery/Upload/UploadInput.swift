import MiniUI

/// What an ``UploadMachine`` is told.
enum UploadInput: Equatable, Sendable {
  /// So many events have come; nothing has become of them yet.
  case tracked(Int)
  /// They have been kept, so much waits now, and the store has done what it was last asked for.
  case kept(Waiting, isStoreWell: Bool)
  /// So much waits now, after the cache was changed.
  case counted(Waiting)
  /// A timer has run out.
  case elapsed(UploadTimer)
  /// A moment of the app's life or the app's own wish.
  case trigger(UploadTrigger)
  /// The app has been launched in the background, or an exception ends it.
  case exposed
  /// So many stored records have been taken to be sent; none if there was nothing to take.
  case took(Int)
  /// What has become of a batch that was sent.
  case answered(BatchName, UploadOutcome)
  /// How the device reaches its servers.
  case network(Network)
  /// Somebody has set switches.
  case settings(UploadSettings)
  /// The daily cap counts from nothing again.
  case dayPassed
  /// Nothing is sent any more, and what is under way is not heard.
  case stopped
  /// A store that failed is asked again, and so much waits; it may have been opened just now.
  case storeTried(Waiting, isOpened: Bool)
}

/// How many records wait for being sent; those that are under way do not.
struct Waiting: Equatable, Sendable {
  /// In memory alone.
  var inMemory = 0
  /// In the store.
  var stored = 0
}

/// The two timers of an ``UploadMachine``.
enum UploadTimer: String, Sendable, CaseIterable {
  /// What waits is due.
  case interval
  /// A server that was left alone may be asked again.
  case retry
}

/// What an app and its servers switch.
struct UploadSettings: Equatable, Sendable {
  /// The master switch: nothing is kept or sent while it is off (S4.6).
  var isOn = true
  /// Whether the installation is part of the sample.
  var isSampled = true
  /// How many events of a day are kept; nil for all.
  var dailyCap: Int?
  /// The networks over which records go out.
  var networks = Set(Network.allCases).subtracting([.none])
  /// Where events wait.
  var cache = CachePolicy.memory

  /// Whether what happens is counted, too (S4.6).
  var isCounting: Bool { isOn && isSampled }
}
