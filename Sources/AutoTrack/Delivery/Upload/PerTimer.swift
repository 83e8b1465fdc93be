/// A value for each running timer.
struct PerTimer<Value> {
  private var interval: Value?
  private var retry: Value?

  init() {}

  /// The value of a timer; nil while it does not run.
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
  /// Creates values from a literal; the last of a repeated timer wins.
  init(dictionaryLiteral pairs: (UploadTimer, Value)...) {
    self.init()
    for (timer, value) in pairs { self[timer] = value }
  }
}

extension PerTimer: Equatable where Value: Equatable {}
extension PerTimer: Sendable where Value: Sendable {}
