import AutoTrack

extension TrackerDescription {
  /// The same for a kept device: a tracker with the default delivery stores its events at once.
  ///
  /// Each event is stored before the action that it reports runs, so a kill loses none.
  var keepingEvents: TrackerDescription {
    var copy = self
    copy.configuration.delivery?.statistics = nil
    guard copy.configuration.delivery == DeliveryConfiguration() else { return self }
    copy.configuration.delivery?.statistics = configuration.delivery?.statistics
    copy.configuration.delivery?.cache = .writeThrough
    return copy
  }
}
