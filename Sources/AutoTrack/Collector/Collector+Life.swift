/// `$AppStart` and `$AppEnd`, with what comes before them.
extension Collector {
  /// `$AppStart`; what is on display is seen from now on (SA-L09).
  func collectStart(_ moment: Moment) {
    let subject: Decision.Subject = "the app became active"
    guard session.state != .started else { return suppress(subject, .sameLifeState) }
    let payload = AppStartPayload(
      isFirstTime: identity.isFirstLaunch && !session.hasStarted,
      resumesFromBackground: session.hasStarted)
    session.enter(.started, at: moment.uptime)
    identity.noteLaunch()
    openScreens.restart(at: moment.uptime)
    emit(.appStart, payload.properties, moment, of: subject)
  }

  /// `$AppEnd`, after the screens on display were left (SA-L08).
  func collectEnd(_ moment: Moment) {
    let subject: Decision.Subject = "the app entered the background"
    guard session.state != .ended else { return suppress(subject, .sameLifeState) }
    leaveEveryScreen(moment)
    let payload = AppEndPayload(duration: session.foregroundTime(until: moment.uptime))
    session.enter(.ended, at: moment.uptime)
    emit(.appEnd, payload.properties, moment, of: subject)
  }

  /// No event: what is known of the app's end is that it went to the background, if it did.
  func collectTermination(_ moment: Moment) {
    session.enter(.terminated, at: moment.uptime)
    suppress("the app terminates", .termination)
  }
}
