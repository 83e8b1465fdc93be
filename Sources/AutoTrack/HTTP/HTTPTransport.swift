public import AutoTrack
import Dispatch
import Foundation
public import MiniUI
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reaches real servers over HTTP.
///
/// Virtual time stands still meanwhile: a request is waited for within the call, 10 s at most, and
/// its answer comes in the loop's next turn. Redirections are answers like all others, cookies and
/// caches are not used, and a long answer is none.
public final class HTTPTransport: Transport {
  /// How many bytes an answer may have.
  public static let longestAnswer = 1_048_576

  /// How many seconds an answer may take.
  public static let longestWait = 10

  /// Nothing is connected before the first request.
  public init() {}

  /// Sends a request and waits for its answer.
  public func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    let answer = Self.answer(to: request)
    loop.schedule(.work, name: "answer of \(request.address)") { completion(answer) }
  }

  /// Sends a request, and waits so many seconds for its answer.
  package static func answer(
    to request: TransportRequest, within seconds: Double = Double(longestWait)
  ) -> TransportAnswer {
    guard let url = URL(string: request.address),
      ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false
    else { return .failure("'\(request.address)' is no address of a server; write http://…") }
    var wanted = URLRequest(url: url)
    wanted.httpMethod = request.method
    for header in request.headers.all {
      wanted.addValue(header.value, forHTTPHeaderField: header.name)
    }
    if !request.body.isEmpty { wanted.httpBody = Data(request.body) }
    return Exchange(at: url, within: seconds).answer(to: wanted)
  }
}

/// One request and its answer.
private final class Exchange: NSObject, URLSessionDataDelegate {
  private struct State: Sendable {
    var status: Int?
    var headers: TransportHeaders = [:]
    var body: [UInt8] = []
    var isTooLong = false
    var failure: String?
  }

  private let place: String
  private let seconds: Double
  private let state = Mutex(State())
  private let isDone = DispatchSemaphore(value: 0)

  init(at url: URL, within seconds: Double) {
    self.seconds = seconds
    place = url.port.map { "\(url.host ?? ""):\($0)" } ?? url.host ?? ""
  }

  func answer(to request: URLRequest) -> TransportAnswer {
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    session.dataTask(with: request).resume()
    // The session has a bound, too, in whole seconds; nothing here depends on it.
    let wait = isDone.wait(timeout: .now() + seconds)
    session.invalidateAndCancel()
    guard wait == .success else { return .failure(lateness) }
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
  }

  private var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = seconds.rounded(.up) + 1
    configuration.timeoutIntervalForResource = seconds.rounded(.up) + 1
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    return configuration
  }

  private var lateness: String {
    let isWhole = seconds == seconds.rounded()
    return "there was no answer within \(isWhole ? "\(Int(seconds))" : "\(seconds)") s"
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    note(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      state.isTooLong = state.body.count + data.count > HTTPTransport.longestAnswer
      if !state.isTooLong { state.body += data }
      return state.isTooLong
    }
    if isTooLong { dataTask.cancel() }
  }

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
    let failure = error.map(text)
    state.withLock { $0.failure = failure }
    isDone.signal()
  }

  /// What went wrong, and where; the system's own words hardly say it.
  private func text(of error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .timedOut: lateness
    case _? where state.withLock({ $0.status != nil }):
      "\(place) broke off in the middle of its answer"
    case .cannotFindHost, .dnsLookupFailed: "there is no host \(place)"
    case .cannotConnectToHost: "nobody listens at \(place)"
    case .networkConnectionLost, .badServerResponse:
      "\(place) closed the connection without an answer"
    case let code?: "\(place) gave no answer (error \(code.rawValue))"
    case nil: "\(place) gave no answer (\(error))"
    }
  }
}
