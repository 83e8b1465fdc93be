extension DeviceIdentifiers {
  /// The state that the seed alone does not determine (S1.2).
  var state: IdentifierState {
    var state = IdentifierState(advertising: advertising)
    state.limitsAdTracking = limitsAdTracking
    (state.vendors, state.pushTokens) = (vendors, pushTokens)
    state.pasteboards = pasteboards.boards
    state.streams = streams.positions
    return state
  }

  /// Restores the state of another device with the same seed.
  mutating func restore(_ state: IdentifierState) {
    advertising = state.advertising
    limitsAdTracking = state.limitsAdTracking
    (vendors, pushTokens) = (state.vendors, state.pushTokens)
    pasteboards = Pasteboards(state.pasteboards)
    streams.positions = state.streams
  }
}
