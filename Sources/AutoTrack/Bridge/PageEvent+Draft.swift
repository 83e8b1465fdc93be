/// Conversion of pages' events (S2.4).
extension PageEvent {
  /// Returns the draft of the page's event; user, device and app are the app's.
  ///
  /// The page's SDK is kept as the source of the event.
  func draft(
    about meeting: Identity.Meeting, at moment: Moment, in context: EventContext,
    sharing shared: SharedByPages? = nil
  ) -> EventDraft {
    let origin = EventExtras.PageOrigin(
      library: library, author: meeting.author,
      loginID: meeting.author.loginID == nil ? loginID : nil, shared: shared)
    let extras = EventExtras(originalID: meeting.originalID, item: item, page: origin)
    return EventDraft(
      name, kind: kind, at: moment, saying: timeSaid, details(over: context.automatic), by: .code,
      extras: extras)
  }

  /// Returns the page's properties, without `$` names that the app sets automatically.
  private func details(over automatic: Properties) -> Properties {
    let own = properties.properties
    guard kind.isTrack else { return own }
    let (said, ofLibrary) = (own.pairs.span, library.pairs.span)
    // Both lists are sorted, so one pass merges them and the appends stay in order.
    return Properties(capacity: said.count + ofLibrary.count) { details in
      var next = 0
      for place in said.indices {
        let key = said[place].key
        while next < ofLibrary.count, ofLibrary[next].key < key {
          if Self.isOfLibrary(ofLibrary[next].key) { details.append(ofLibrary[next]) }
          next += 1
        }
        if next < ofLibrary.count, ofLibrary[next].key == key { next += 1 }
        if Self.mayBeSaid(key, over: automatic) { details.append(said[place]) }
      }
      for place in next..<ofLibrary.count where Self.isOfLibrary(ofLibrary[place].key) {
        details.append(ofLibrary[place])
      }
    }
  }

  private static func mayBeSaid(_ key: String, over automatic: Properties) -> Bool {
    key.utf8.first != UInt8(ascii: "$") || isOfLibrary(key) || automatic.value(ofPlain: key) == nil
  }

  /// Returns true for the properties that name the capturing SDK.
  private static func isOfLibrary(_ key: String) -> Bool {
    key == "$lib" || key == "$lib_method" || key == "$lib_version"
  }
}
