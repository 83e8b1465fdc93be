import AutoTrack

extension TrackerDescription {
  /// The same on a device that is kept: a tracker that is told nothing else stores its events.
  ///
  /// Each is stored before the action that it tells of runs, so a kill loses none.
  var keepingEvents: TrackerDescription {
    var copy = self
    copy.configuration.delivery?.statistics = nil
    guard copy.configuration.delivery == DeliveryConfiguration() else { return self }
    copy.configuration.delivery?.statistics = configuration.delivery?.statistics
    copy.configuration.delivery?.cache = .writeThrough
    return copy
  }
}
