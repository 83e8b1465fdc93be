import MiniUI

/// Events of pages, made into the app's (capture.md §5.3).
extension EventBuilder {
  /// The page's event with what the app knows better: who it is, the device, the app.
  ///
  /// The page's SDK stays named as what has captured it.
  func draft(
    of page: PageEvent, about meeting: Identity.Meeting, at moment: Moment
  ) -> EventDraft {
    let origin = EventExtras.PageOrigin(
      library: page.library, author: meeting.author,
      loginID: meeting.author.loginID == nil ? page.loginID : nil)
    return EventDraft(
      page.name, kind: page.kind, details(of: page, at: moment), by: .code,
      extras: EventExtras(originalID: meeting.originalID, page: origin), time: page.timeSaid)
  }

  /// A `$` name that the app's events have by themselves is the app's, whatever the page says.
  private func details(of page: PageEvent, at moment: Moment) -> Properties {
    let own = page.properties.properties
    guard page.kind.isTrack else { return own }
    let automatic = context(at: moment).automatic
    var details = Properties(
      own.filter { key, _ in !key.hasPrefix("$") || automatic[key] == nil })
    for key in ["$lib", "$lib_method", "$lib_version"] {
      details[key] = own[key] ?? page.library[key]
    }
    return details
  }
}
