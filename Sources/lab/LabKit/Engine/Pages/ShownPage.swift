import AutoTrack
import LabLanguage
import MiniUI
import Wording

/// An open page with its SDK, which runs steps.
final class ShownPage {
  let window: PageWindow
  private let sdk: PageSDK?
  private let log: ScriptLog

  /// Opens a page: starts its SDK first, then runs its own steps.
  init(_ description: PageDescription, in window: PageWindow, log: ScriptLog) {
    (self.window, self.log) = (window, log)
    sdk = description.server.map { PageSDK(on: window, server: $0) }
    for element in description.elements {
      window.elements[element.key.value] = { [weak self] in self?.run(element.value) }
    }
    run(description.steps)
  }

  /// Runs steps in order, within the budget of the scenario's step.
  func run(_ actions: [PageAction]) {
    for action in actions {
      guard log.budget.allowsPageStep(action.isCapture) else {
        return record("the watchdog ended the page: \(log.budget.excess)")
      }
      guard !log.pages.isFull else {
        return record(
          "the page's steps trigger each other endlessly: \(log.pages.loop); remove one of them")
      }
      log.pages.begin(action.description, on: window.address)
      run(action)
      log.pages.end()
    }
  }

  private func run(_ action: PageAction) {
    switch action {
    case .track(let event, let entries): withSDK { $0.track(event, Properties(entries)) }
    case .login(let id): withSDK { $0.login(id) }
    case .bind(let pairs): withSDK { $0.bind(Properties(pairs), isBinding: true) }
    case .unbind(let pairs): withSDK { $0.bind(Properties(pairs), isBinding: false) }
    case .navigate(let address): window.navigate(to: address.value)
    case .frame(let address): window.openFrame(at: address.value)
    case .post(let text, let name): post(text, to: name)
    case .tap(let element): tap(element.value)
    case .note(let fact): note(fact)
    }
  }

  private func note(_ fact: PageAction.Fact) {
    switch fact {
    case .userAgent: log.note(window.userAgent)
    case .distinctID: withSDK { log.note($0.distinctID) }
    case .way: withSDK { log.note($0.way.rawValue) }
    }
  }

  private func withSDK(_ body: (PageSDK) -> Void) {
    if let sdk { return body(sdk) }
    record("the page has no SDK; add 'server'")
  }

  private func post(_ text: String, to name: String) {
    guard !window.post(text, to: name) else { return }
    record("the app has no message handler called \(name.quoted)")
  }

  private func tap(_ element: String) {
    guard window.isOpen else {
      return record(
        "the page was left before the tap on \(element.quoted); tap on the next page in a "
          + "separate step")
    }
    guard !window.tap(element) else { return }
    let names = window.elements.keys.sorted().map(\.quoted).joined(separator: ", ")
    record(
      names.isEmpty
        ? "the page has no element called \(element.quoted); it has no elements"
        : "the page has no element called \(element.quoted); it has \(names)")
  }

  private func record(_ words: Sentence) {
    log.record(StepFault(words), in: window.address)
  }
}

/// The web pages of a scenario, and their open instances.
final class PageShelf {
  private var shown: [ShownPage] = []

  func publish(_ apps: [AppDescription], on device: Device, log: ScriptLog) {
    for entry in apps.flatMap(\.pages) {
      let page = entry.value
      device.web.publish(
        ScriptedPage(at: entry.key.value, title: page.title) { [weak self] window in
          self?.show(page, in: window, log)
        })
    }
  }

  /// Returns the page in a window, if it is one of the scenario's.
  func page(in window: PageWindow) -> ShownPage? { shown.first { $0.window === window } }

  private func show(_ page: PageDescription, in window: PageWindow, _ log: ScriptLog) {
    shown = shown.filter(\.window.isOpen)
    shown.append(ShownPage(page, in: window, log: log))
  }
}

extension PageAction {
  /// True for a step that makes the page's SDK capture an event.
  fileprivate var isCapture: Bool {
    switch self {
    case .track, .login, .bind, .unbind: true
    case .navigate, .frame, .post, .tap, .note: false
    }
  }
}

extension Properties {
  fileprivate init(_ entries: [Entry<Value>]) {
    self.init(entries.map { (key: $0.key.value, value: $0.value) })
  }

  fileprivate init(_ entries: [Entry<String>]) {
    self.init(entries.map { (key: $0.key.value, value: .string($0.value)) })
  }
}
