import MiniUI
import Wording

/// The switch of the cloud store, read at the tracker's start (S4), for delivery and statistics.
///
/// `GET <store>` answers `{"isOn": false}` or `{"isOn": true}`. The app's defaults keep the answer,
/// which applies from the next start on until the next answer. A status of 404 means that the store
/// has no switch; it has no effect, like any invalid answer.
final class CloudSwitch {
  private let address: String
  private let transport: any Transport
  private let loop: MainLoop
  private let defaults: Defaults
  private let record: (Diagnostics.Entry) -> Void
  /// The number of stops; answers to a request of an earlier start are ignored.
  private var round = 0

  /// Creates a switch; nil if no counts go to the cloud store.
  init?(
    _ delivery: DeliveryConfiguration, in process: AppProcess, by transport: (any Transport)?,
    recordingTo record: @escaping (Diagnostics.Entry) -> Void
  ) {
    guard let statistics = delivery.statistics, statistics.address == nil, let transport else {
      return nil
    }
    (address, self.transport, self.record) = (statistics.cloudStore, transport, record)
    (loop, defaults) = (process.mainLoop, process.device.defaults(of: process.app.bundle))
  }

  /// The last answer of this store; nil if absent.
  var isOn: Bool? {
    let words = (defaults[Self.key] ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[1] == address else { return nil }
    return words[0] == "on"
  }

  /// Requests the switch; the closure is called if the answer has changed.
  func start(_ change: @escaping () -> Void) {
    let asked = round
    transport.send(TransportRequest(address: address), on: loop) { [weak self] answer in
      guard let self, self.round == asked, case .response(let response) = answer else { return }
      let before = self.isOn
      self.take(response)
      if self.isOn != before { change() }
    }
  }

  /// Ignores pending answers.
  func stop() { round += 1 }

  private func take(_ response: TransportResponse) {
    guard response.status == 200 else {
      return response.status == 404 ? () : ignore("the cloud store answered \(response.status)")
    }
    guard !response.body.isEmpty else { return }
    guard let text = String(validating: response.body, as: UTF8.self),
      case .dictionary(let members)? = try? JSONReader.value(of: text),
      case .bool(let isOn)? = members["isOn"]
    else { return ignore("it is not an object with 'isOn'") }
    defaults[Self.key] = "\(isOn ? "on" : "off") \(address)"
  }

  private func ignore(_ reason: Sentence) {
    record(.remoteIgnored("the cloud store's switch", because: reason))
  }

  private static let key = "AutoTrack.statistics.switch"
}
