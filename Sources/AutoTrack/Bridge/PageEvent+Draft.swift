/// Events of pages, made into the app's (S2.4).
extension PageEvent {
  /// The page's event with what the app knows better: who it is, the device, the app.
  ///
  /// The page's SDK stays named as what has captured it.
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

  /// A `$` name that the app's events have by themselves is the app's, whatever the page says.
  private func details(over automatic: Properties) -> Properties {
    let own = properties.properties
    guard kind.isTrack else { return own }
    let (said, ofLibrary) = (own.pairs.span, library.pairs.span)
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

  /// Whether a property says who has captured the event.
  private static func isOfLibrary(_ key: String) -> Bool {
    key == "$lib" || key == "$lib_method" || key == "$lib_version"
  }
}
