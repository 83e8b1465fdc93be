import MiniUI

/// The cloud store's own switch, read when the tracker starts (S4): it turns delivery and counting
/// off, and on again.
///
/// `GET <store>` answers `{"isOn": false}` or `{"isOn": true}`. The answer is kept in the app's
/// defaults, and holds from the next start on until there is another. A store that answers 404 has
/// no switch; that, and any answer that cannot be read, changes nothing.
final class CloudSwitch {
  private let address: String
  private let transport: any Transport
  private let loop: MainLoop
  private let defaults: Defaults
  private let record: (Diagnostics.Entry) -> Void
  /// Answers to questions of an earlier start come too late.
  private var round = 0

  /// Nil where no counts go to the cloud store.
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

  /// The last answer of this store; nil where it has given none.
  var isOn: Bool? {
    let words = (defaults[Self.key] ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[1] == address else { return nil }
    return words[0] == "on"
  }

  /// Asks the store; a closure hears that the answer is another one than before.
  func start(_ change: @escaping () -> Void) {
    let asked = round
    transport.send(TransportRequest(address: address), on: loop) { [weak self] answer in
      guard let self, self.round == asked, case .response(let response) = answer else { return }
      let before = self.isOn
      self.take(response)
      if self.isOn != before { change() }
    }
  }

  /// Hears no answer any more.
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

  private func ignore(_ reason: String) {
    record(.remoteIgnored("the cloud store's switch", because: reason))
  }

  private static let key = "AutoTrack.statistics.switch"
}
