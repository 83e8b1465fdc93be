import MiniUI

/// A collector that emits `$AppStart`, `$AppStartPassively` and `$AppEnd`.
///
/// If these events are switched off, the session still follows the app, and all other events are
/// emitted as usual.
struct LifeCollector {
  let configuration: CaptureConfiguration
  let outlet: EventOutlet
  let session: Session
  let screens: ScreenCollector

  /// Emits `$AppStart` and restarts the dwell times of the shown screens (SA-L09).
  ///
  /// Then emits the screens that appeared unseen after a passive start.
  func collectStart(_ moment: Moment) {
    let subject: Decision.Subject = "the app became active"
    guard session.state != .started else { return suppressLife(subject, .sameLifeState) }
    // Read before `enter`, which sets `hasStarted`.
    let payload = AppStartPayload(
      isFirstTime: outlet.builder.noteStart(), resumesFromBackground: session.hasStarted)
    outlet.builder.timers.resumeAll(at: moment.uptime)
    session.enter(.started, at: moment.uptime)
    outlet.builder.isPassive = false
    screens.restart(at: moment.uptime)
    let properties = payload.properties.merging(screens.campaign.takeForStart())
    emitLife(.appStart, properties, moment, of: subject, counting: .foreground)
    screens.collectUnseen(moment)
  }

  /// Emits `$AppStartPassively`: the system launched the app in the background (S1.6).
  func collectPassiveStart(_ moment: Moment) {
    let subject: Decision.Subject = "the app was launched in the background"
    guard session.state == .initial else { return suppressLife(subject, .sameLifeState) }
    outlet.builder.timers.pauseAll(at: moment.uptime)
    session.enter(.startedPassively, at: moment.uptime)
    outlet.builder.isPassive = true
    let payload = AppStartPayload(
      isFirstTime: outlet.builder.noteStart(), resumesFromBackground: false)
    emitLife(.appStartPassively, payload.properties, moment, of: subject)
  }

  /// Leaves the shown screens, then emits `$AppEnd` (SA-L08).
  func collectEnd(_ moment: Moment) {
    let subject: Decision.Subject = "the app entered the background"
    guard session.state != .ended else { return suppressLife(subject, .sameLifeState) }
    screens.leaveEveryScreen(moment)
    outlet.builder.timers.pauseAll(at: moment.uptime)
    let payload = AppEndPayload(duration: session.foregroundTime(until: moment.uptime))
    session.enter(.ended, at: moment.uptime)
    emitLife(.appEnd, payload.properties, moment, of: subject, counting: .background)
  }

  /// Suppresses `$AppEnd` at a termination; the app's end is its move to the background.
  ///
  /// A termination in the foreground is still counted in the statistics (S4.5).
  func collectTermination(_ moment: Moment) {
    if session.state == .started, !isLifeSilent {
      outlet.count(StatisticsRow(.background, at: moment.time))
    }
    session.enter(.terminated, at: moment.uptime)
    suppressLife("the app terminates", .termination)
  }

  /// True if the events of the app's life are switched off.
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
