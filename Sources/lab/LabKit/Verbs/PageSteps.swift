package import LabLanguage
package import MiniUI
package import Wording

/// A step on a page: in a web view of the app, or in Safari.
package struct PageSteps: PerformableVerb {
  /// The web view; nil for the only one on the screen.
  let view: Located<ElementSelector>?
  /// The address that Safari opens first; nil for a page in the app.
  package let safari: String?
  let steps: [PageAction]

  /// The verbs, one per browser.
  static let kind = VerbKind(variants)

  private static let variants: [Fields<PageSteps>] = [
    Fields(
      Fields.required("page", PageAction.list, "Runs steps of the page in a web view."),
      Fields.optional(
        "in", ElementSelector.reader.located,
        "The web view; else the only one on the screen."),
      make: { PageSteps(view: $1, safari: nil, steps: $0) }),
    Fields(
      Fields.required("safari", Reader<String>.string, "Safari opens an address."),
      Fields.optional("do", PageAction.list, default: [], "The steps of the page there."),
      make: { PageSteps(view: nil, safari: $0, steps: $1) }),
  ]

  package var selectors: [Located<ElementSelector>] { [view].compactMap(\.self) }

  package var pageActions: [PageAction] { steps }

  /// The step as timelines show it: `page tap buy`.
  package var sentence: Sentence {
    let words = steps.map(\.sentence).joined(separator: ", ")
    guard let safari else { return "page \(steps.isEmpty ? "nothing" : words)" }
    return steps.isEmpty ? "safari \(safari.shownWord)" : "safari \(safari.shownWord), \(words)"
  }

  package func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    let window = try window(in: simulation)
    if let page = simulation.pages.page(in: window) {
      page.run(steps)
    } else if !steps.isEmpty {
      throw StepFault(
        "\(window.address) is not a page of the file; add it to 'pages'",
        nearest: window.address, in: simulation)
    }
    return nil
  }

  private func window(in simulation: Simulation) throws(StepFault) -> PageWindow {
    let device = simulation.device
    if let address = safari {
      guard let window = device.safari.open(address) else {
        guard device.web.page(at: address) != nil else {
          throw StepFault(
            "Safari finds no page at \(address.shownWord); add it to 'pages'", nearest: address,
            in: simulation)
        }
        throw StepFault(
          "Safari cannot reach a server for \(address); connect the device with 'network' first")
      }
      return window
    }
    let process = try simulation.visible().process
    let any = ElementSelector(.className("WKWebView"), in: .screen)
    return try page(in: Screen(of: process).view(view?.value ?? any), simulation)
  }

  private func page(
    in found: View, _ simulation: Simulation
  ) throws(StepFault) -> PageWindow {
    let page: PageWindow? =
      switch found {
      case let view as WebView: view.page
      case let view as OldWebView: view.page
      default: throw StepFault("\(found.summary) is not a web view")
      }
    if let page { return page }
    guard let address = (found as? WebView)?.unknownAddress else {
      throw StepFault("\(found.summary) shows no page; load one first")
    }
    throw StepFault(
      "\(found.summary) shows no page, because 'pages' has no \(address)", nearest: address,
      in: simulation)
  }
}

extension StepFault {
  /// A fault about an address without a page; it asks for the nearest address that has one.
  fileprivate init(_ message: Sentence, nearest address: String, in simulation: Simulation) {
    let apps = [simulation.loaded.app] + simulation.loaded.otherApps
    let near = Suggestion.nearest(to: address, among: apps.flatMap(\.pages).map(\.key.value))
    let question: Sentence? = near.map { "did you mean \($0)?" }
    self.init(message, notes: [question].compactMap(\.self), question: question)
  }
}
