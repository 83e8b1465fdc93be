import MiniUI

/// How a page's own SDK gets rid of its events: with one try each, unless it is told otherwise.
///
/// A request ends with its page, but for a beacon; nothing outlives the app.
final class PageSender {
  private let values: FleetValues
  private let network: NetworkTrace
  private let loop: MainLoop
  private let clock: SessionClock
  private let book: EventBook
  private let server: FleetServer
  /// The events whose fate is open.
  private var underWay: [Int: Int] = [:]
  private var sendingCount = 0
  /// Until when what is kept is on its way already.
  private var keptIsBusyUntil = 0

  /// One event on its way.
  private struct Sending {
    let number: Int
    let event: Int
    let text: String
    /// Whether it is sent even if the page goes.
    let outlivesPage: Bool
    var triesLeft: Int
  }

  /// Sends over a session's network.
  init(
    over network: NetworkTrace, on loop: MainLoop, _ clock: SessionClock, _ played: PlayedDevice
  ) {
    (self.network, self.loop, self.clock) = (network, loop, clock)
    (values, book, server) = (played.model.values, played.book, played.server)
  }

  /// Takes an event that the SDK has made.
  func send(_ text: String, of shown: ShownVisit, in window: PageWindow) {
    book.capture(shown.event)
    if values.isOn(.pageStores), PageQueue(window).add(text) { return book.store(shown.event) }
    if shown.isLeaving, losesLeave(shown.visit) { return book.lose(shown.event, to: .leaveEvent) }
    sendingCount += 1
    let sending = Sending(
      number: sendingCount, event: shown.event, text: text, outlivesPage: shown.isLeaving,
      triesLeft: shown.isLeaving ? 0 : values.count(.pageRetries))
    underWay[sending.number] = sending.event
    attempt(sending, in: window)
  }

  /// Sends from time to time what the page keeps, also what earlier pages have kept.
  func beginIntervals(in window: PageWindow) {
    guard values.isOn(.pageStores) else { return }
    after(values.milliseconds(.pageInterval), "page's interval") { [weak self] in
      guard let self, window.isOpen else { return }
      sendKept(in: window)
      beginIntervals(in: window)
    }
  }

  /// Nothing goes on any more; what was under way is lost to what has ended it.
  func end(because cause: LossCause) {
    for event in underWay.values { book.lose(event, to: cause) }
    underWay = [:]
  }

  private func losesLeave(_ visit: DeviceTrace.Visit) -> Bool {
    values.isOn(.sendsBeacon) ? visit.losesBeacon : visit.losesPlainLeave
  }

  private func attempt(_ sending: Sending, in window: PageWindow) {
    let patience = clock.now + values.milliseconds(.pageTimeout)
    let fate = network.fate(ofRequestAt: clock.now)
    let isOn = { sending.outlivesPage || window.isOpen }
    if let arrival = fate.arrival, arrival <= patience {
      at(arrival, "request") { [weak self] in
        guard let self, underWay[sending.number] != nil else { return }
        if isOn() { server.take(sending.text) } else { finish(sending, .pageLeft) }
      }
    }
    let answer = fate.answer.flatMap { $0.time <= patience ? $0 : nil }
    at(answer?.time ?? patience, "answer") { [weak self] in
      guard let self, underWay[sending.number] != nil else { return }
      guard isOn() else { return finish(sending, .pageLeft) }
      let failure = answer == nil ? .timeout : answer?.failure
      if let failure, sending.triesLeft > 0 { return retry(sending, failure, in: window) }
      finish(sending, failure)
    }
  }

  /// Tries again after a second.
  private func retry(_ sending: Sending, _ failure: LossCause, in window: PageWindow) {
    var next = sending
    next.triesLeft -= 1
    after(1_000, "retry") { [weak self] in
      guard window.isOpen else { return self?.finish(next, failure) ?? () }
      self?.attempt(next, in: window)
    }
  }

  private func finish(_ sending: Sending, _ failure: LossCause?) {
    underWay[sending.number] = nil
    if let failure { book.lose(sending.event, to: failure) }
  }

  /// One request with all that is kept; it is forgotten once the answer is there.
  private func sendKept(in window: PageWindow) {
    let kept = PageQueue(window).texts
    guard !kept.isEmpty, clock.now >= keptIsBusyUntil else { return }
    let patience = clock.now + values.milliseconds(.pageTimeout)
    let fate = network.fate(ofRequestAt: clock.now)
    keptIsBusyUntil = min(fate.answer?.time ?? patience, patience)
    guard let arrival = fate.arrival, arrival <= patience else { return }
    at(arrival, "kept events") { [weak self] in
      if window.isOpen { kept.forEach { self?.server.take($0) } }
    }
    guard let answer = fate.answer, answer.failure == nil, answer.time <= patience else { return }
    at(answer.time, "answer") { PageQueue(window).remove(first: kept.count) }
  }

  private func at(_ time: Int, _ name: String, _ body: @escaping () -> Void) {
    loop.schedule(.timer, after: clock.wait(until: time), name: name, body)
  }

  private func after(_ milliseconds: Int, _ name: String, _ body: @escaping () -> Void) {
    loop.schedule(.timer, after: .milliseconds(milliseconds), name: name, body)
  }
}
