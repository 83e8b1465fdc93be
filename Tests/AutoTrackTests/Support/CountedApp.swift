import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// An app whose clicks and screens are counted on its device: a button, a label that one can tap
/// and a table.
final class CountedApp {
  let process: AppProcess
  let tracker: Tracker
  let server: TestServer
  private(set) var home: HomeController?

  /// Starts and launches the app; the counts go to `/statistics`.
  init(
    on device: Device = Device(), server: TestServer = TestServer(),
    _ change: (inout Configuration, inout StatisticsConfiguration) -> Void = { _, _ in }
  ) {
    var (configuration, statistics) = (Configuration(), StatisticsConfiguration())
    statistics.address = "/statistics"
    change(&configuration, &statistics)
    var delivery = configuration.delivery ?? DeliveryConfiguration()
    delivery.statistics = statistics
    configuration.delivery = delivery
    self.server = server
    var made: HomeController?
    let screen = App.showing { process in
      let home = HomeController(in: process)
      home.build = Self.fill
      made = home
      return home
    }
    let app = TrackedApp(screen, on: device) { [configuration] process, sink in
      Tracker(in: process, configuration: configuration, sink: sink, transport: server)
    }
    (process, tracker) = (app.process, app.tracker)
    process.launch()
    _ = process.mainLoop.settle()
    home = made
  }

  private static func fill(_ home: HomeController) {
    let button = home.add(Button(in: home.process))
    button.setTitle("Buy")
    button.on(.touchUpInside, send: "act:", to: home)
    let label = home.add(Label(in: home.process))
    label.text = "Terms"
    home.attach(TapGestureRecognizer(in: home.process), to: label, sending: "actToo:")
    guard let source = home.process.classes[RowDelegate.self].make() as? RowSource else { return }
    home.setAssociated(source, for: AssociationKey("source"))
    home.add(TableView(.zero, asking: source), height: 220)
  }

  /// Taps the button, the label or the table's third row.
  func tap(_ place: Int) throws {
    let view = try #require(home?.view.subviews[place])
    let cell = (view as? TableView)?.cellForRow(at: CellPath(section: 0, row: 2))
    try Finger(using: process).tap(cell ?? view)
    wait(.milliseconds(200))
  }

  /// Lets time pass while the app runs.
  func wait(_ duration: Duration) { _ = process.mainLoop.advance(by: duration) }

  /// Goes to the background, and lets an answer come.
  func leave() {
    process.enterBackground()
    wait(.seconds(1))
  }

  /// The counted rows, each as a line: `click HomeController Buy act: 2`.
  var counts: [String] { (tracker.delivery?.statistics?.rows ?? []).map(\.line) }

  /// The reports that the server received.
  var reports: [StatisticsReport] {
    server.requests.compactMap { StatisticsReport($0.body) }
  }

  /// The diagnostics about failures.
  var complaints: [String] {
    tracker.diagnostics.entries.compactMap { entry in
      switch entry.deliveryNote {
      case .statisticsFailed, .statisticsNotSent: entry.description
      default: nil
      }
    }
  }
}

extension StatisticsRow {
  /// Its texts and numbers that are not empty; a time in seconds.
  var line: String {
    let amount = kind == .time ? "\(seconds) s" : "\(count)"
    return (["\(kind)", screen, element, function].filter { !$0.isEmpty } + [amount])
      .joined(separator: " ")
  }
}
