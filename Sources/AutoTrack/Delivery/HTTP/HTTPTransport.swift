public import AutoTrack
import Dispatch
import Foundation
public import MiniUI
import Synchronization
import Wording

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport to real servers over HTTP.
///
/// Virtual time stands still during a request: the call waits up to 10 s for the answer, which is
/// delivered in the loop's next turn. Redirections are returned as answers, cookies and caches are
/// off, and an answer that is too long is a failure.
public final class HTTPTransport: Transport {
  /// The maximum length of an answer in bytes.
  public static let longestAnswer = 1_048_576

  /// The timeout of a request in seconds.
  public static let longestWait = 10

  /// Creates a transport; it connects with the first request.
  public init() {}

  /// Sends a request and waits for its answer.
  public func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    let answer = Self.answer(to: request)
    loop.schedule(.work, name: "answer of \(request.address)") { completion(answer) }
  }

  /// Sends a request and waits for its answer, up to a number of seconds.
  package static func answer(
    to request: TransportRequest, within seconds: Double = Double(longestWait)
  ) -> TransportAnswer {
    guard let url = url(of: request.address), url.host?.isEmpty == false else {
      return .failure("'\(request.address)' is not a server address; use http://…")
    }
    var wanted = URLRequest(url: url)
    wanted.httpMethod = request.method
    for header in request.headers.all {
      wanted.addValue(header.value, forHTTPHeaderField: header.name)
    }
    if !request.body.isEmpty { wanted.httpBody = Data(request.body) }
    return Exchange(at: url, within: seconds).answer(to: wanted)
  }

  /// Returns the URL of an `http` or `https` address; the system requires a lower-case scheme.
  private static func url(of address: String) -> URL? {
    guard var parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme)
    else { return nil }
    parts.scheme = scheme
    return parts.url
  }
}

private final class Exchange: NSObject, URLSessionDataDelegate {
  private struct State: Sendable {
    var status: Int?
    var headers: TransportHeaders = [:]
    var body: [UInt8] = []
    var isTooLong = false
    var failure: Sentence?
    /// The time at which data was last sent or received.
    var news = ContinuousClock.now
  }

  private let failure: HTTPFailure
  private let seconds: Double
  private let state = Mutex(State())
  /// True once the wait has ended, after which the session accepts no tasks.
  ///
  /// It has its own lock, which is held during calls of the session.
  private let isOver = Mutex(false)
  private let isDone = DispatchSemaphore(value: 0)
  private let queue = BoundedQueue()

  init(at url: URL, within seconds: Double) {
    self.seconds = seconds
    let host = url.host ?? ""
    failure = HTTPFailure(
      place: url.port.map { "\(host):\($0)" } ?? host, isSecure: url.scheme == "https")
  }

  func answer(to request: URLRequest) -> TransportAnswer {
    let session = URLSession(
      configuration: configuration, delegate: self, delegateQueue: queue)
    session.dataTask(with: request).resume()
    pause(session)
    // The session's own timeout is longer, in whole seconds; it is only a fallback.
    let wait = isDone.wait(timeout: .now() + seconds)
    isOver.withLock { $0 = true }
    session.invalidateAndCancel()
    guard wait == .success else { return .failure(failure.lateness(after: seconds)) }
    return Self.answer(state.withLock { $0 })
  }

  private static func answer(_ state: State) -> TransportAnswer {
    if state.isTooLong {
      return .failure("the answer is longer than \(HTTPTransport.longestAnswer) bytes")
    }
    guard state.failure == nil, let status = state.status else {
      return .failure(state.failure ?? "there was no answer")
    }
    return .response(TransportResponse(status: status, headers: state.headers, body: state.body))
  }

  private func note(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    let headers = response.allHeaderFields.compactMap { name, value in
      (name as? String).map { ($0, "\(value)") }
    }
    let (status, sorted) = (response.statusCode, headers.sorted { $0.0 < $1.0 })
    state.withLock { ($0.status, $0.headers) = (status, TransportHeaders(sorted)) }
    noteNews()
  }

  private var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = seconds.rounded(.up) + 1
    configuration.timeoutIntervalForResource = seconds.rounded(.up) + 1
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    #if canImport(FoundationNetworking)
      configuration.protocolClasses = [QueuePause.self] + (configuration.protocolClasses ?? [])
    #endif
    return configuration
  }

  /// Pauses the session's queue, repeatedly until the exchange ends.
  private func pause(_ session: URLSession) {
    #if canImport(FoundationNetworking)
      let silence = (ContinuousClock.now - state.withLock { $0.news }) / .seconds(1)
      isOver.withLock { isOver in
        guard !isOver, let pause = QueuePause.request(after: silence) else { return }
        session.dataTask(with: pause).resume()
      }
    #endif
  }

  private func noteNews() { state.withLock { $0.news = .now } }

  /// Returns true for the task of a pause, and starts the next pause.
  private func goesOn(after task: URLSessionTask, of session: URLSession) -> Bool {
    #if canImport(FoundationNetworking)
      guard QueuePause.isAsked(by: task.originalRequest) else { return false }
      // Off this queue, because the call waits for the session, which may wait for the queue.
      if task.error == nil { DispatchQueue.global().async { self.pause(session) } }
      return true
    #else
      return false
    #endif
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    note(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let hasBecomeTooLong = state.withLock { state in
      guard !state.isTooLong else { return false }
      state.news = .now
      state.isTooLong = state.body.count + data.count > HTTPTransport.longestAnswer
      if state.isTooLong { state.body = [] } else { state.body += data }
      return state.isTooLong
    }
    guard hasBecomeTooLong else { return }
    // The waiting thread cancels the task; on this queue that could be a deadlock, since cancelling
    // waits for the session, which may wait for the queue.
    queue.close()
    isDone.signal()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) { noteNews() }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    note(response)
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard !goesOn(after: task, of: session) else { return }
    let failure = error.map(text)
    state.withLock { $0.failure = failure }
    isDone.signal()
  }

  private func text(of error: any Error) -> Sentence {
    let code = (error as? URLError)?.code
    if code == .timedOut { return failure.lateness(after: seconds) }
    guard state.withLock({ $0.status == nil }) else { return failure.breakOff }
    return failure.sentence(of: code, saying: error.localizedDescription)
  }
}
