import MiniUI

/// `$AppStart`, `$AppStartPassively` and `$AppEnd`, with what comes before and after them.
///
/// Where these events are switched off, the session follows the app all the same, and nothing but
/// they themselves is missing.
struct LifeCollector {
  let configuration: CaptureConfiguration
  let outlet: EventOutlet
  let session: Session
  let screens: ScreenCollector

  /// `$AppStart`; what is on display is seen from now on (SA-L09).
  ///
  /// Screens that nobody could see after a passive start are told right after it.
  func collectStart(_ moment: Moment) {
    let subject: Decision.Subject = "the app became active"
    guard session.state != .started else { return suppressLife(subject, .sameLifeState) }
    let payload = AppStartPayload(
      isFirstTime: outlet.builder.firstTimes.isFirstLaunch && !session.hasStarted,
      resumesFromBackground: session.hasStarted)
    outlet.builder.timers.resumeAll(at: moment.uptime)
    session.enter(.started, at: moment.uptime)
    outlet.builder.isPassive = false
    outlet.builder.firstTimes.noteLaunch()
    screens.restart(at: moment.uptime)
    let properties = payload.properties.merging(screens.campaign.takeForStart())
    emitLife(.appStart, properties, moment, of: subject, counting: .foreground)
    screens.collectUnseen(moment)
  }

  /// `$AppStartPassively`: the system has launched the app in the background (S1.6).
  func collectPassiveStart(_ moment: Moment) {
    let subject: Decision.Subject = "the app was launched in the background"
    guard session.state == .initial else { return suppressLife(subject, .sameLifeState) }
    outlet.builder.timers.pauseAll(at: moment.uptime)
    session.enter(.startedPassively, at: moment.uptime)
    outlet.builder.isPassive = true
    let payload = AppStartPayload(
      isFirstTime: outlet.builder.firstTimes.isFirstLaunch, resumesFromBackground: false)
    emitLife(.appStartPassively, payload.properties, moment, of: subject)
  }

  /// `$AppEnd`, after the screens on display were left (SA-L08).
  func collectEnd(_ moment: Moment) {
    let subject: Decision.Subject = "the app entered the background"
    guard session.state != .ended else { return suppressLife(subject, .sameLifeState) }
    screens.leaveEveryScreen(moment)
    outlet.builder.timers.pauseAll(at: moment.uptime)
    let payload = AppEndPayload(duration: session.foregroundTime(until: moment.uptime))
    session.enter(.ended, at: moment.uptime)
    emitLife(.appEnd, payload.properties, moment, of: subject, counting: .background)
  }

  /// No event: what is known of the app's end is that it went to the background, if it did.
  ///
  /// An end that comes in the foreground is counted all the same (S4.5).
  func collectTermination(_ moment: Moment) {
    if session.state == .started, !isLifeSilent {
      outlet.count(StatisticsRow(.background, at: moment.time))
    }
    session.enter(.terminated, at: moment.uptime)
    suppressLife("the app terminates", .termination)
  }

  /// Whether nothing is told of the app's life itself.
  private var isLifeSilent: Bool {
    configuration.instruments[AppLifeInstrument.standardName] == false
  }

  private func emitLife(
    _ name: EventName, _ properties: Properties, _ moment: Moment, of subject: Decision.Subject,
    counting kind: StatisticsRow.Kind? = nil
  ) {
    guard !isLifeSilent else { return }
    outlet.emit(
      name, properties, moment, of: subject,
      counting: kind.map { StatisticsRow($0, at: moment.time) })
  }

  private func suppressLife(_ subject: Decision.Subject, _ reason: SuppressionReason) {
    if !isLifeSilent { outlet.log.suppress(subject, reason) }
  }
}
