import LabLanguage
import MiniUI

/// The web pages of a scenario, and their open instances.
final class PageShelf {
  private var shown: [ShownPage] = []

  /// Publishes the pages of some apps on the device's web.
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
