import AutoTrack
import LabKit
import MiniUI

/// A page shown during a visit; its SDK starts when the script is ready and tracks the actions.
final class ShownVisit {
  let visit: DeviceTrace.Visit
  private let page: FleetPage
  private let window: PageWindow
  private let loop: MainLoop
  private let makeSDK: (PageWindow, ShownVisit) -> PageSDK
  private var sdk: PageSDK?
  /// A hook called after each tracked event.
  var didTell: (Int) -> Void = { _ in }
  /// The number of the event that is being tracked.
  private(set) var event = 0
  /// True if that is the leave event.
  var isLeaving: Bool { event == visit.leaveEvent }

  /// A page that has just arrived.
  init(
    _ visit: DeviceTrace.Visit, of page: FleetPage, in window: PageWindow, on loop: MainLoop,
    makeSDK: @escaping (PageWindow, ShownVisit) -> PageSDK
  ) {
    (self.visit, self.page, self.window, self.loop) = (visit, page, window, loop)
    self.makeSDK = makeSDK
    guard let ready = visit.ready else { return }
    after(ready - visit.arrives, "script") { [weak self] in self?.begin() }
  }

  /// Leaves the page, which is the last event of its script.
  func leave() {
    if let leaveEvent = visit.leaveEvent { tell(page.leave, as: leaveEvent) }
  }

  private func begin() {
    sdk = makeSDK(window, self)
    tell(page.load, as: visit.firstEvent)
    for (place, time) in visit.taps.enumerated() {
      // A page's taps come before it is left, or never: the loop's end drops them with it.
      after(time - (visit.ready ?? time), "tap") { [self] in tap(place) }
    }
  }

  private func tap(_ place: Int) {
    tell(page.taps[place % page.taps.count], as: visit.firstEvent + 1 + place)
  }

  private func tell(_ event: FleetPage.Event, as number: Int) {
    guard let sdk else { return }
    self.event = number
    var properties = event.properties
    properties[EventMark.key] = .integer(number)
    sdk.track(event.name, properties)
    didTell(number)
  }

  private func after(_ milliseconds: Int, _ name: String, _ body: @escaping () -> Void) {
    loop.schedule(.timer, after: .milliseconds(milliseconds), name: name, body)
  }
}
