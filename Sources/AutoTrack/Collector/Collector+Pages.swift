import MiniUI

/// What pages hand over (S2.4).
extension Collector {
  /// An event of a page, or somebody who logs in or out there; nothing else is lost by a bad one.
  func collect(_ message: PageMessage, _ moment: Moment) {
    do throws(PageFault) {
      switch try PageCall(message) {
      case .track(let object): try collectEvent(object, moment)
      case .login(let id, let key): change("login on a page", moment) { $0.login(id, key: key) }
      case .logout: change("logout on a page", moment) { $0.logout() }
      }
    } catch {
      suppress("a message of a page", .badPageMessage)
      record(.pageMessageIgnored(because: error))
    }
  }

  private func collectEvent(_ object: PropertyInputs, _ moment: Moment) throws(PageFault) {
    let page = try PageEvent(object, minutesFromGMT: outlet.builder.minutesFromGMT)
    guard configuration.bridge.accepts(page.server) else {
      throw .otherServer(page.server ?? "")
    }
    for note in page.properties.notes {
      record(.badProperty(event: "\(page.name) of a page", note))
    }
    let meeting = outlet.builder.identity.meet(page)
    for (call, fault) in meeting.faults { record(.identityIgnored(call: call, because: fault)) }
    let draft = outlet.builder.draft(of: page, about: meeting, at: moment)
    outlet.emit(draft, at: moment, of: "an event of a page")
  }

  private func change(
    _ call: String, _ moment: Moment, _ body: (Identity) -> IdentityOutcome
  ) {
    switch body(outlet.builder.identity) {
    case .changed: break
    case .announced(let announcement): collect(announcement, moment)
    case .ignored(let fault): record(.identityIgnored(call: call, because: fault))
    }
  }
}
