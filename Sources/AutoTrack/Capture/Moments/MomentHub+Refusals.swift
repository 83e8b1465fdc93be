import MiniUI

extension MomentHub {
  /// Returns a closure that posts an instrument's failure to hook a delegate.
  func report(as instrument: String) -> (DynamicObject, String) -> Void {
    { delegate, reason in
      let fact = Moment.Fact.notHooked(
        instrument: instrument, object: delegate.class.name, because: reason)
      self.post(Moment(fact, in: delegate.process))
    }
  }
}
