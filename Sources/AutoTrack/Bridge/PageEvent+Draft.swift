/// Events of pages, made into the app's (S2.4).
extension PageEvent {
  /// The page's event with what the app knows better: who it is, the device, the app.
  ///
  /// The page's SDK stays named as what has captured it.
  func draft(
    about meeting: Identity.Meeting, at moment: Moment, in context: EventContext,
    sharing shared: SharedProperties? = nil
  ) -> EventDraft {
    let origin = EventExtras.PageOrigin(
      library: library, author: meeting.author,
      loginID: meeting.author.loginID == nil ? loginID : nil, shared: shared)
    let overrides = properties.envelope
    let extras = EventExtras(
      originalID: meeting.originalID, project: overrides.project, token: overrides.token,
      item: item, page: origin)
    return EventDraft(
      name, kind: kind, at: moment, saying: timeSaid, details(over: context.automatic), by: .code,
      extras: extras)
  }

  /// A `$` name that the app's events have by themselves is the app's, whatever the page says.
  private func details(over automatic: Properties) -> Properties {
    let own = properties.properties
    guard kind.isTrack else { return own }
    var details = own.keeping { $0.utf8.first != UInt8(ascii: "$") || automatic[$0] == nil }
    for key in ["$lib", "$lib_method", "$lib_version"] {
      details[key] = own[key] ?? library[key]
    }
    return details
  }
}
