/// What there is of each timer that runs.
struct PerTimer<Value> {
  private var interval: Value?
  private var retry: Value?

  /// No timer runs.
  init() {}

  /// What there is of a timer; nil while it does not run.
  subscript(timer: UploadTimer) -> Value? {
    get {
      switch timer {
      case .interval: interval
      case .retry: retry
      }
    }
    set {
      switch timer {
      case .interval: interval = newValue
      case .retry: retry = newValue
      }
    }
  }
}

extension PerTimer: ExpressibleByDictionaryLiteral {
  /// Written as a dictionary; the last of a repeated timer counts.
  init(dictionaryLiteral pairs: (UploadTimer, Value)...) {
    self.init()
    for (timer, value) in pairs { self[timer] = value }
  }
}

extension PerTimer: Equatable where Value: Equatable {}
extension PerTimer: Sendable where Value: Sendable {}
