import MiniUI
import Wording

/// A configuration that is fetched from a server and cached on the device.
///
/// The cached one applies from the start. An answer without a change, without a document or with an
/// invalid one has no effect; every answer is recorded.
final class RemoteDocument {
  private let name: Sentence
  private let source: RemoteSource
  private let transport: any Transport
  private let clock: VirtualClock
  private let loop: MainLoop
  private let kept: KeptDocument
  private let record: (Diagnostics.Entry) -> Void
  private let take: (PropertyInput) -> Bool
  private var timer: MainLoop.Token?
  /// The number of stops; answers to requests of an earlier start are ignored.
  private var round = 0

  /// Creates a document for ``start()``; `take` applies it, or returns false if it is invalid.
  init(
    _ name: Sentence, from source: RemoteSource, in process: AppProcess,
    by transport: any Transport, recordingTo record: @escaping (Diagnostics.Entry) -> Void,
    take: @escaping (PropertyInput) -> Bool
  ) {
    (self.name, self.source, self.transport) = (name, source, transport)
    (clock, loop) = (process.device.clock, process.mainLoop)
    kept = KeptDocument(name.text, of: source, in: process.device.defaults(of: process.app.bundle))
    (self.record, self.take) = (record, take)
  }

  /// Applies the cached document, and fetches a new one when that is due.
  func start() {
    if let text = kept.body { takeKept(text) }
    wait(timeToWait)
  }

  /// Stops fetching; a pending answer is ignored.
  func stop() {
    round += 1
    if let timer { loop.cancel(timer) }
    timer = nil
  }

  /// The remaining validity of the last answer; none if the clock was set back.
  private var timeToWait: Duration {
    guard source.interval > .zero, let time = kept.time else { return .zero }
    let age = Duration.milliseconds(clock.now.millisecondsSince1970 - time)
    return age < .zero ? .zero : max(.zero, source.interval - age)
  }

  private func wait(_ duration: Duration) {
    guard duration > .zero else { return fetch() }
    timer = loop.schedule(.timer, after: duration, name: "fetch \(name)") { [weak self] in
      self?.fetch()
    }
  }

  private func fetch() {
    let asked = round
    let tag = kept.tag.map { TransportHeaders([("If-None-Match", $0)]) } ?? [:]
    let request = TransportRequest(address: source.address, headers: tag)
    transport.send(request, on: loop) { [weak self] answer in
      guard let self, self.round == asked else { return }
      self.hear(answer)
      if self.source.interval > .zero { self.wait(self.source.interval) }
    }
  }

  private func hear(_ answer: TransportAnswer) {
    switch answer {
    case .failure(let reason): ignore("the request failed: \(reason)")
    case .response(let response):
      kept.time = clock.now.millisecondsSince1970
      hear(response)
    }
  }

  private func hear(_ response: TransportResponse) {
    switch response.status {
    case 200: take(response)
    case 304 where kept.body != nil: record(.remoteUnchanged(name))
    case 304: ignore("the server answered 304, but no earlier document is stored")
    default: ignore("the server answered \(response.status)")
    }
  }

  private func take(_ response: TransportResponse) {
    let text = String(decoding: response.body, as: UTF8.self)
    do throws(PageFault) {
      guard take(try JSONReader.value(of: text)) else {
        return ignore("the document has an invalid format")
      }
      (kept.body, kept.tag) = (text, response.headers["ETag"])
      record(.remoteTaken(name))
    } catch {
      ignore(error.sentence)
    }
  }

  private func takeKept(_ text: String) {
    do throws(PageFault) {
      _ = take(try JSONReader.value(of: text))
    } catch {
      ignore("the stored document is damaged: \(error)")
    }
  }

  private func ignore(_ reason: Sentence) { record(.remoteIgnored(name, because: reason)) }
}

/// The URL of a configuration, and the validity of answers.
public struct RemoteSource: Equatable, Sendable {
  /// The URL.
  public var address: String
  /// The validity of an answer; zero fetches once at every start.
  public var interval: Duration

  /// Creates a source; by default it fetches once at every start.
  public init(address: String, interval: Duration = .zero) {
    self.address = address
    self.interval = interval
  }
}

/// A server's document in the app's defaults; a document of another URL is dropped.
private final class KeptDocument {
  private let defaults: Defaults
  private let prefix: String

  /// Opens the stored document, and removes it if it came from another URL.
  init(_ name: String, of source: RemoteSource, in defaults: Defaults) {
    self.defaults = defaults
    prefix = "AutoTrack.\(name)."
    guard defaults[prefix + "address"] != source.address else { return }
    (body, tag, time) = (nil, nil, nil)
    defaults[prefix + "address"] = source.address
  }

  /// The last valid document.
  var body: String? {
    get { defaults[prefix + "body"] }
    set { defaults[prefix + "body"] = newValue }
  }

  /// The `ETag` of the document.
  var tag: String? {
    get { defaults[prefix + "tag"] }
    set { defaults[prefix + "tag"] = newValue }
  }

  /// The time of the server's last answer, in milliseconds since 1970.
  var time: Int? {
    get { defaults[prefix + "time"].flatMap(Int.init) }
    set { defaults[prefix + "time"] = newValue.map(String.init) }
  }
}
