import LabLanguage
import MiniUI

extension Simulation {
  /// Performs a step on a page, in the app or in Safari.
  func perform(_ steps: PageSteps) throws(StepFault) {
    let window = try window(of: steps)
    guard let page = pages.page(in: window) else {
      guard steps.actions.isEmpty else {
        throw StepFault("\(window.address) is not a page of the file; add it to 'pages'")
      }
      return
    }
    page.run(steps.actions)
  }

  private func window(of steps: PageSteps) throws(StepFault) -> PageWindow {
    if let address = steps.safari {
      guard let window = device.safari.open(address) else {
        throw StepFault(
          device.web.page(at: address) == nil
            ? "Safari finds no page at \(address.shownWord); add it to 'pages'"
            : "Safari cannot reach a server for \(address); connect the device with 'network' "
              + "first")
      }
      return window
    }
    let process = try visible().process
    let any = ElementSelector(.className("WKWebView"), in: .screen)
    return try page(in: Screen(of: process).view(steps.view?.value ?? any))
  }

  private func page(in found: View) throws(StepFault) -> PageWindow {
    let page: PageWindow? =
      switch found {
      case let view as WebView: view.page
      case let view as OldWebView: view.page
      default: throw StepFault("\(found.summary) is not a web view")
      }
    guard let page else { throw StepFault("\(found.summary) shows no page; load one first") }
    return page
  }
}
