import AutoTrack

extension TrackerDescription {
  /// The same on a device that is kept: a tracker that is told nothing else stores its events.
  ///
  /// Each is stored before the action that it tells of runs, so a kill loses none.
  var keepingEvents: TrackerDescription {
    guard configuration.delivery == DeliveryConfiguration() else { return self }
    var copy = self
    copy.configuration.delivery?.cache = .writeThrough
    return copy
  }
}
