import LabKit
import MiniUI

/// The sender of a page's own SDK; it tries each event once, unless the values allow retries.
///
/// A request ends with its page, except for a beacon; no request outlives the app.
final class PageSender {
  private let manner: Manner
  private let network: NetworkTrace
  private let loop: MainLoop
  private let clock: SessionClock
  private let book: EventBook
  private let server: FleetServer
  /// The events whose fate may still be open.
  private var sendings: [Sending] = []
  /// The time until which a request with the queued events is in flight.
  @safe @exclusivity(unchecked) private var keptIsBusyUntil = 0

  /// The settings of the SDK in the fleet's values.
  private struct Manner {
    let stores: Bool
    let sendsBeacon: Bool
    let retries: Int
    /// The timeout of a request, and the interval between sends of the queue.
    let (timeout, interval): (Int, Int)

    init(_ values: FleetValues) {
      (stores, sendsBeacon) = (values.isOn(.pageStores), values.isOn(.sendsBeacon))
      retries = values.count(.pageRetries)
      (timeout, interval) = (values.milliseconds(.pageTimeout), values.milliseconds(.pageInterval))
    }
  }

  /// An event in flight.
  private final class Sending {
    let event: Int
    let record: UnsentRecord
    let window: PageWindow
    /// True if the request continues after the page has closed.
    let outlivesPage: Bool
    var triesLeft: Int
    /// True while its fate is open.
    var isUnderWay = true

    init(
      _ event: Int, _ record: UnsentRecord, in window: PageWindow, outlivesPage: Bool,
      triesLeft: Int
    ) {
      (self.event, self.record, self.window) = (event, record, window)
      (self.outlivesPage, self.triesLeft) = (outlivesPage, triesLeft)
    }

    /// True if the request continues: its page is open, or need not be.
    var isOn: Bool { outlivesPage || window.isOpen }
  }

  init(
    over network: NetworkTrace, on loop: MainLoop, _ clock: SessionClock, _ played: PlayedDevice
  ) {
    (self.network, self.loop, self.clock) = (network, loop, clock)
    (manner, book, server) = (Manner(played.model.values), played.book, played.server)
  }

  /// Sends or queues an event that the SDK has captured.
  func send(_ record: UnsentRecord, of shown: ShownVisit, in window: PageWindow) {
    book.capture(shown.event)
    if manner.stores, PageQueue(window).add(record.text) {
      return book.store(shown.event)
    }
    if shown.isLeaving, losesLeave(shown.visit) { return book.lose(shown.event, to: .leaveEvent) }
    let sending = Sending(
      shown.event, record, in: window, outlivesPage: shown.isLeaving,
      triesLeft: shown.isLeaving ? 0 : manner.retries)
    sendings.append(sending)
    attempt(sending)
  }

  /// Starts to send the queue at intervals, including the events of earlier pages.
  func beginIntervals(in window: PageWindow) {
    guard manner.stores else { return }
    loop.after(manner.interval, "page's interval") { [weak self] in
      guard let self, window.isOpen else { return }
      sendKept(in: window)
      beginIntervals(in: window)
    }
  }

  /// Ends the sender; the events in flight are lost by a cause.
  func end(because cause: LossCause) {
    for sending in sendings where sending.isUnderWay { finish(sending, cause) }
    sendings = []
  }

  private func losesLeave(_ visit: DeviceTrace.Visit) -> Bool {
    manner.sendsBeacon ? visit.losesBeacon : visit.losesPlainLeave
  }

  /// The entries of the main loop hold the sender until they have run, or the session ends.
  private func attempt(_ sending: Sending) {
    let now = clock.now
    let patience = now + manner.timeout
    let fate = network.fate(ofRequestAt: now)
    if let arrival = fate.arrival, arrival <= patience {
      loop.at(arrival, from: now, "request") { [self] in arrive(sending) }
    }
    let answer = fate.answer.flatMap { $0.time <= patience ? $0 : nil }
    let failure = answer == nil ? .timeout : answer?.failure
    loop.at(answer?.time ?? patience, from: now, "answer") { [self] in end(sending, failure) }
  }

  private func arrive(_ sending: Sending) {
    guard sending.isUnderWay else { return }
    if sending.isOn { server.take(sending.record) } else { finish(sending, .pageLeft) }
  }

  private func end(_ sending: Sending, _ failure: LossCause?) {
    guard sending.isUnderWay else { return }
    guard sending.isOn else { return finish(sending, .pageLeft) }
    if let failure, sending.triesLeft > 0 { return retry(sending, failure) }
    finish(sending, failure)
  }

  /// Tries again after a second.
  private func retry(_ sending: Sending, _ failure: LossCause) {
    sending.triesLeft -= 1
    loop.after(1_000, "retry") { [self] in
      if sending.window.isOpen { attempt(sending) } else { finish(sending, failure) }
    }
  }

  private func finish(_ sending: Sending, _ failure: LossCause?) {
    sending.isUnderWay = false
    if let failure { book.lose(sending.event, to: failure) }
  }

  /// Sends the queue in one request; its events are removed on the response.
  private func sendKept(in window: PageWindow) {
    let kept = PageQueue(window).texts
    let now = clock.now
    guard !kept.isEmpty, now >= keptIsBusyUntil else { return }
    let patience = now + manner.timeout
    let fate = network.fate(ofRequestAt: now)
    keptIsBusyUntil = min(fate.answer?.time ?? patience, patience)
    guard let arrival = fate.arrival, arrival <= patience else { return }
    loop.at(arrival, from: now, "kept events") { [weak self] in
      if window.isOpen { kept.forEach { self?.server.take($0) } }
    }
    guard let answer = fate.answer, answer.failure == nil, answer.time <= patience else { return }
    loop.at(answer.time, from: now, "answer") { PageQueue(window).remove(first: kept.count) }
  }
}

/// The queue of a page's SDK in its local storage: one event per line, 200 at most.
struct PageQueue {
  private let window: PageWindow

  private static let key = "sensorsdata_queue"
  private static let limit = 200

  /// The queue that a page shares with the others of its origin.
  init(_ window: PageWindow) { self.window = window }

  /// The events, oldest first.
  var texts: [String] { Self.texts(window[stored: Self.key]) }

  /// Appends an event; returns false if the queue is full, or the page is closed.
  func add(_ text: String) -> Bool {
    let kept = texts
    guard window.isOpen, kept.count < Self.limit else { return false }
    window[stored: Self.key] = (kept + [text]).joined(separator: "\n")
    return true
  }

  /// Removes the oldest events, if the page is still open.
  func remove(first count: Int) {
    window[stored: Self.key] = texts.dropFirst(count).joined(separator: "\n")
  }

  /// Returns the numbers of the queued events of an address on a device.
  static func events(on device: Device, at address: String) -> [Int] {
    let kept = device.web.data(of: Safari.owner)[key, at: address]
    return texts(kept).flatMap { EventMark.events(in: Array($0.utf8)) }
  }

  /// Removes all queued events of an address, like clearing the storage.
  static func clear(on device: Device, at address: String) {
    device.web.data(of: Safari.owner)[key, at: address] = nil
  }

  private static func texts(_ stored: String?) -> [String] {
    (stored ?? "").split(separator: "\n").map(String.init)
  }
}
