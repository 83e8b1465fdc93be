import MiniUI

/// `$AppStart` and `$AppEnd`, with what comes before and after them (capture.md §3.5).
extension Collector {
  /// Pages are left before the app's end is sent.
  func willChange(_ change: LifeChange, _ moment: Moment) {
    if change.new == .ended { leaveEveryPage(moment) }
    if change.new == .started { resumeEveryPage(moment) }
  }

  func didChange(_ change: LifeChange, _ moment: Moment) {
    switch change.new {
    case .started: start(moment)
    case .ended: end(moment)
    case .initial, .terminated: break
    }
  }

  private func start(_ moment: Moment) {
    startedAt = moment.uptime
    let payload = AppStartPayload(
      isFirstTime: identity.isFirstLaunch && !hasStarted, resumesFromBackground: hasStarted)
    hasStarted = true
    Identity.noteLaunch(in: process)
    emit(.appStart, payload.properties, moment, of: "the app became active")
  }

  private func end(_ moment: Moment) {
    let payload = AppEndPayload(duration: moment.uptime - startedAt)
    emit(.appEnd, payload.properties, moment, of: "the app entered the background")
  }
}
