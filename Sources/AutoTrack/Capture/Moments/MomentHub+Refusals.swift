import MiniUI

extension MomentHub {
  /// Posts that an instrument could not hook a delegate.
  func report(as instrument: String) -> (DynamicObject, String) -> Void {
    { delegate, reason in
      let fact = Moment.Fact.notHooked(
        instrument: instrument, object: delegate.class.name, because: reason)
      self.post(Moment(fact, in: delegate.process))
    }
  }
}
