import MiniUI

/// Where hooks post moments and observers read them: neither knows of the other (S3.1).
public final class MomentHub {
  private var observers: [any MomentObserver] = []

  /// Makes a hub that nobody observes.
  public init() {}

  /// Lets an observer see every moment from now on, after the observers that came before it.
  public func add(_ observer: any MomentObserver) {
    guard !isObserved(by: observer) else { return }
    observers = observers + [observer]
  }

  /// Stops an observer from seeing moments, the one under way included.
  public func remove(_ observer: any MomentObserver) {
    observers = observers.filter { $0 !== observer }
  }

  /// Shows a moment to every observer, at once.
  ///
  /// An observer may add and remove others: one that is added sees the next moment first.
  public func post(_ moment: Moment) {
    for observer in observers where isObserved(by: observer) { observer.receive(moment) }
  }

  /// Names what a tracker attaches to an object of the app's, apart from what others attach.
  func key(_ name: String) -> AssociationKey {
    AssociationKey("AutoTrack.\(name) of \(ObjectIdentifier(self))")
  }

  private func isObserved(by observer: any MomentObserver) -> Bool {
    observers.contains { $0 === observer }
  }
}

/// Sees every moment: the collector, or anything else.
public protocol MomentObserver: AnyObject {
  /// Called where the hook saw it: before the hooked method runs, unless the fact says otherwise.
  func receive(_ moment: Moment)
}
