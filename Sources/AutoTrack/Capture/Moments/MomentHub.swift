import MiniUI
import Wording

/// A hub to which hooks post moments; it decouples hooks from observers (S3.1).
public final class MomentHub {
  private var observers: [any MomentObserver] = []

  /// Creates a hub without observers.
  package init() {}

  /// Adds an observer, which sees moments after the earlier observers.
  public func add(_ observer: any MomentObserver) {
    guard !isObserved(by: observer) else { return }
    observers = observers + [observer]
  }

  /// Removes an observer, which no longer sees the current moment either.
  public func remove(_ observer: any MomentObserver) {
    observers = observers.filter { $0 !== observer }
  }

  /// Passes a moment to every observer synchronously.
  ///
  /// An observer may add and remove others; an added one starts with the next moment.
  public func post(_ moment: Moment) {
    for observer in observers where isObserved(by: observer) { observer.receive(moment) }
  }

  /// Returns a key for associated objects that is unique to this hub and so to its tracker.
  func key(_ name: String) -> AssociationKey {
    AssociationKey("AutoTrack.\(name) of \(ObjectIdentifier(self))")
  }

  /// Returns a closure that posts an instrument's failure to hook a delegate.
  func report(as instrument: String) -> (DynamicObject, Sentence) -> Void {
    { delegate, reason in
      let fact = Moment.Fact.notHooked(
        instrument: instrument, object: delegate.class.name, because: reason)
      self.post(Moment(fact, in: delegate.process))
    }
  }

  private func isObserved(by observer: any MomentObserver) -> Bool {
    observers.contains { $0 === observer }
  }
}

/// An observer of all moments, such as the collector.
public protocol MomentObserver: AnyObject {
  /// Receives a moment, before the hooked method runs unless the fact says otherwise.
  func receive(_ moment: Moment)
}
