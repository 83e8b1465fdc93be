import AutoTrack
import LabKit
import LabSystem

/// The default session of crash tests, as a scenario.
///
/// An app tracks events and a person taps its button in turn; each event is stored and counted
/// before anything else. A server with a few faults receives them. After three fifths of the events
/// the process is killed and the app launched again.
struct StandardSession {
  let events: Int
  let synchronous: Synchronous

  /// The name in place of a file's.
  var name: String { "the session of \(events) events" }

  /// Reads the session as a scenario from a file of the given name.
  func loaded(as path: String? = nil) throws(LabError) -> LoadedScenario {
    let path = path ?? name
    var library = ScenarioLibrary(files: MemoryFiles([path: text]))
    let location = ScenarioLocation(path: path, shortName: path)
    guard let loaded = library.loadScenario(location) else { throw .invalid(library.errors) }
    return loaded
  }

  var text: String {
    """
    {
      scenario: "\(name), \(synchronous.rawValue)",
      app: {
        root: "HomeViewController",
        classes: {
          HomeViewController: {
            is: "UIViewController", title: "Home",
            view: { subviews: [
              {
                is: "UIButton", id: "buy", title: "Buy", frame: [20, 100, 200, 44],
                on: { touchUpInside: "didTapBuy:" },
              },
            ] },
            methods: { "didTapBuy:": [] },
          },
        },
      },
      tracker: {
        statistics: { address: "/statistics" },
        upload: {
          address: "/events", cache: "writeThrough", synchronous: "\(synchronous.rawValue)",
        },
      },
      steps: [
        { server: [
          { timeout: true, requests: [3, 9] }, { status: 503, requests: [5] },
          { partial: true, requests: [7] }, { latency: "700ms" },
        ] },
        { launch: {} },
    \(steps.map { "    \($0),\n" }.joined())  ],
    }

    """
  }

  private var steps: [String] {
    (1...events).flatMap { number in
      let relaunch = number == events * 3 / 5 ? ["{ relaunch: {} }"] : []
      let act = number.isMultiple(of: 2) ? "{ tap: \"#buy\" }" : "{ track: \"event \(number)\" }"
      return [act, "{ wait: \"300ms\" }"] + relaunch
    } + ["{ flush: {} }", "{ wait: \"2min\" }", "{ background: {} }"]
  }
}
