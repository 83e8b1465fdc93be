extension DeviceIdentifiers {
  /// What does not follow from the seed alone (S1.2).
  var state: IdentifierState {
    var state = IdentifierState(advertising: advertising)
    state.limitsAdTracking = limitsAdTracking
    (state.vendors, state.pushTokens) = (vendors, pushTokens)
    state.pasteboards = pasteboards.boards
    state.streams = streams.positions
    return state
  }

  /// Becomes what another device with the same seed was known by.
  mutating func restore(_ state: IdentifierState) {
    advertising = state.advertising
    limitsAdTracking = state.limitsAdTracking
    (vendors, pushTokens) = (state.vendors, state.pushTokens)
    pasteboards = Pasteboards(state.pasteboards)
    streams.positions = state.streams
  }
}
