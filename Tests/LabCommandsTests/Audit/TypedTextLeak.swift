import AutoTrack
import MiniUI

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

/// A faulty tracker that passes on typed texts.
final class TypedTextLeak: SimulationObserver {
  /// The places that a text can leak to.
  enum Place: String, CaseIterable, Sendable {
    case eventName, property, list, propertyName, login, profile, item, superProperty, defaults
    case keychain, file, count, request
  }

  /// The forms in which it can leak.
  enum Form: String, CaseIterable, Sendable {
    case plain, upperCase, reversed, firstLetter, sum
  }

  let place: Place
  let form: Form
  private unowned let simulation: Simulation

  init(to place: Place, as form: Form, in simulation: Simulation) {
    (self.place, self.form, self.simulation) = (place, form, simulation)
    simulation.openStore = { process, configuration throws(StoreFault) in
      let store = try EventStore.opener()(process, configuration)
      return place == .count
        ? LeakyStore(store: store, text: { [weak self] in self?.latest }) : store
    }
  }

  /// Installs a leak in each simulation that replays a scenario.
  static func install(to place: Place, as form: Form) -> (Simulation) -> Void {
    { $0.observer = TypedTextLeak(to: place, as: form, in: $0) }
  }

  private var latest: String?

  func willLaunch(_ session: AppSession, of loaded: LoadedScenario) {
    _ = try? session.process.classes[TextField.self].hook(
      .insertText, owner: "leak",
      .after { [weak self, unowned session] (field: TextField, _) in
        self?.leak(field.text ?? "", session)
      })
  }

  private func leak(_ typed: String, _ session: AppSession) {
    guard typed.count >= 4 else { return }
    let text = shown(typed)
    latest = text
    guard let tracker = session.autoTrack else { return }
    let process = session.process
    switch place {
    case .eventName: tracker.track(.string("typed_\(text.filter(\.isLetter))"))
    case .property: tracker.track("typed", ["text": .string(text)])
    case .list: tracker.track("typed", ["texts": .list([.string("a"), .string(text)])])
    case .propertyName: tracker.track("typed", ["text_\(text.filter(\.isLetter))": .integer(1)])
    case .login: tracker.login(.string(text))
    case .profile: tracker.setProfile(["text": .string(text)])
    case .item: tracker.setItem(type: "text", id: text)
    case .superProperty: tracker.registerSuperProperties(["text": .string(text)])
    case .defaults: simulation.device.defaults(of: process.app.bundle)["text"] = text
    case .keychain:
      _ = process.identifiers.keychain.add(text, for: KeychainKey(service: "s", account: "a"))
    case .file:
      let disk = simulation.device.disk
      if let file = try? disk.open("leak.txt", isMade: true) {
        try? disk.write(Array(text.utf8), to: file, at: 0)
      }
    case .count: break
    case .request:
      let request = TransportRequest(
        method: "POST", address: "https://other/", headers: ["X-Text": text])
      simulation.servers.send(request, on: process.mainLoop) { _ in }
    }
  }

  private func shown(_ text: String) -> String {
    switch form {
    case .plain: text
    case .upperCase: text.uppercased()
    case .reversed: String(text.reversed())
    case .firstLetter: String(text.prefix(1))
    case .sum: String(repeating: "x", count: text.utf8.reduce(1) { ($0 * 31 + Int($1)) % 61 } + 1)
    }
  }

  func willRun(_ index: Int) {}
  func didRun(_ index: Int) {}
  func didFind(_ view: View) {}
  func didMiss(_ miss: TouchMiss, in process: AppProcess) {}
}

/// Counts clicks under the typed text.
private final class LeakyStore: PassingStore {
  let store: any RecordStore
  private let text: () -> String?

  init(store: any RecordStore, text: @escaping () -> String?) {
    (self.store, self.text) = (store, text)
  }

  func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    let leaky = rows.map { row in
      var row = row
      if row.kind == .click, let text = text() { row.element = text }
      return row
    }
    return try store.insert(records, counting: leaky)
  }
}
