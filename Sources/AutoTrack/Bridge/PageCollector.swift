import MiniUI

/// A collector of pages' events, which also applies their logins (S2.4).
final class PageCollector {
  private let outlet: EventOutlet
  private let bridge: BridgeConfiguration

  init(_ outlet: EventOutlet, _ bridge: BridgeConfiguration) {
    (self.outlet, self.bridge) = (outlet, bridge)
  }

  /// Handles a message: an event, a login or a logout; an invalid one is suppressed and recorded.
  func collect(_ message: PageMessage, _ moment: Moment) {
    guard !outlet.settings.disablesSDK else {
      return outlet.log.suppress("a page message", .disabledRemotely)
    }
    do throws(PageFault) {
      switch try PageCall(message) {
      case .track(let object): try collectEvent(object, moment)
      case .login(let id, let key):
        announce(
          outlet.change("login on a page", key: key, id: id) { $0.login(id, key: key) }, moment)
      case .logout:
        outlet.log.delivery?.prepareLogout()
        announce(outlet.change("logout on a page") { $0.logout() }, moment)
        outlet.log.delivery?.noteLogout()
      }
    } catch {
      outlet.log.suppress("a page message", .badPageMessage)
      outlet.log.record(.pageMessageIgnored(because: error))
    }
  }

  private func collectEvent(_ object: PropertyInputs, _ moment: Moment) throws(PageFault) {
    let page = try PageEvent(object, minutesFromGMT: outlet.builder.minutesFromGMT)
    guard bridge.accepts(page.server) else {
      throw .otherServer(page.server ?? "")
    }
    let meeting = try outlet.builder.identity.meet(page)
    note(page, meeting)
    let context = outlet.builder.context(at: moment, for: page.kind)
    let draft = page.draft(about: meeting, at: moment, in: context)
    outlet.emit(draft, at: moment, of: "a page event", from: .page, in: context)
  }

  /// Records the invalid parts of an event, which is emitted without them.
  private func note(_ page: borrowing PageEvent, _ meeting: Identity.Meeting) {
    if let fault = page.nameFault {
      outlet.log.record(.badEventName(PropertyNote.shown(.string(page.name.text)), fault))
    }
    for note in page.notes {
      outlet.log.record(.badProperty(event: "\(page.name) of a page", note))
    }
    (page.item?.entries(page.kind) ?? []).forEach(outlet.log.record)
    meeting.notes.forEach(outlet.log.record)
  }

  private func announce(_ announcement: IdentityAnnouncement?, _ moment: Moment) {
    if let announcement { outlet.emit(announcement, moment) }
  }
}
