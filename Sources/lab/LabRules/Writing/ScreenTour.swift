import AutoTrack
package import LabImport
import LabLanguage
package import LabSystem
import MiniUI

/// A search for steps by which a person reaches each screen of an imported app.
///
/// It runs the app: a step counts only if the tap leads to the screen. Screens that no tap reaches
/// have a reason of ``Miss``, and are launched as the root.
package struct ScreenTour {
  /// The steps to the screens that a person reaches, from a launch each.
  private(set) var visits: [Visit] = []
  /// The launches of the other screens.
  private(set) var launches: [Visit] = []
  /// The reasons why a person does not reach a screen, by its key.
  package private(set) var misses: [ImportedID: Miss] = [:]
  /// The exception that ends the app at its launch; nil for an app that starts.
  package private(set) var launchCrash: String?
  private let app: AppWriter
  private let stage: TourStage
  private var reached: Set<ImportedID> = []
  /// The controllers that any run has shown so far.
  private var seen: Set<ImportedID> = []
  /// The controllers to which only initial controllers of other files lead.
  private var entered: Set<ImportedID> = []
  private var launched: Set<ImportedID> = []
  private var failures: [ImportedID: Miss] = [:]

  /// The app as the value of the key `app` of a scenario.
  package let inlineApp: String

  struct Visit {
    /// The steps, a launch first.
    let steps: [String]
    /// The class of the screen that is shown at the end of each step.
    let screens: [String]
  }

  /// A reason why no steps of a person lead to a screen.
  package enum Miss: String, CaseIterable, Sendable {
    case onlyByCode, behindCode, noWay, otherEntry, hiddenColumn, offScreen, noSelector, missed
    case otherGesture, noEffect, otherScreen, crash

    package var words: String {
      switch self {
      case .onlyByCode: "only code shows it"
      case .behindCode: "only screens that no tap reaches lead to it"
      case .noWay: "no segue of the files leads to it"
      case .otherEntry: "only the initial controller of another file leads to it"
      case .hiddenColumn: "a phone shows the primary column of a split view controller only"
      case .offScreen: "the element that leads to it is not on its screen"
      case .noSelector: "no selector names the element that leads to it"
      case .missed: "a tap on the element that leads to it hits another view"
      case .otherGesture: "the tour does not make the gesture that leads to it"
      case .noEffect: "the tap leads to no other screen"
      case .otherScreen: "the tap leads to another screen"
      case .crash: "the app crashes on the way to it"
      }
    }
  }

  /// Runs the app that a writer has written.
  ///
  /// Throws a fault of the lab for a written app with mistakes.
  package init(of app: AppWriter, _ text: String) throws(LabError) {
    self.app = app
    stage = TourStage(app: text, device: app.deviceText)
    inlineApp = text
    visitByTaps()
    visitOtherEntries()
    launchOthers()
    explainMisses()
    for text in [scenario(app: TourStage.reference), otherScenario(app: TourStage.reference)] {
      if let text { stage.check(text) }
    }
    if let mistake = stage.mistakes.first { throw .fault("the written app: \(mistake)") }
  }

  /// The controllers that are screens: all but containers.
  private var screens: [ImportedController] { app.app.controllers.filter { !$0.kind.isContainer } }

  /// The numbers of screens: all, reached by a person, launched as the root.
  package var counts: (screens: Int, reached: Int, launched: Int) {
    let all = Set(screens.map(\.key))
    return (all.count, all.intersection(reached).count, all.intersection(launched).count)
  }

  // MARK: Search

  private mutating func visitByTaps() {
    guard let first = stage.run(["{ launch: {} }"], app.entryKeys) else { return }
    if first.fault == .crash { launchCrash = first.crash?.description ?? "it ends" }
    guard first.fault == nil else { return }
    visits = tour(from: first)
    reached = seen
  }

  /// Launches the initial controllers of other files that no tap has reached, and taps from there.
  private mutating func visitOtherEntries() {
    for key in app.app.initial where !seen.contains(key) {
      guard let first = launch(key), first.fault == nil, !first.shown.isSubset(of: seen) else {
        continue
      }
      let known = seen
      launches += tour(from: first)
      entered.formUnion(seen.subtracting(known))
    }
  }

  /// Runs the app with a controller as the root; nil for one without a place.
  private func launch(_ key: ImportedID) -> TourStage.State? {
    guard let place = app.place(of: key) else { return nil }
    let root = place.json5Lines.joined(separator: " ")
    return stage.run(["{ launch: { root: \(root) } }"], app.entryKeys)
  }

  /// Returns the steps to each screen that taps reach from a state, and that was not seen before.
  private mutating func tour(from first: TourStage.State) -> [Visit] {
    var queue = [first]
    seen.formUnion(first.shown)
    var leaves = [Visit(steps: first.steps, screens: first.screens)]
    while !queue.isEmpty {
      let state = queue.removeFirst()
      for way in ways(from: state) {
        guard let new = follow(way, from: state) else { continue }
        leaves.removeAll { $0.steps == state.steps }
        leaves.append(Visit(steps: new.steps, screens: new.screens))
        queue.append(new)
      }
    }
    return leaves
  }

  /// The ways from the screens that a state shows to screens that no state has shown yet.
  private func ways(from state: TourStage.State) -> [TourWay] {
    let tabs = state.tabs.map { TourWay(steps: .success(["{ tap: { tab: \($0) } }"]), target: nil) }
    let edges = app.edges.filter { state.shown.contains($0.source) && $0.act != nil }
    return tabs + edges.map { TourWay(steps: state.steps(for: $0), target: $0.target) }
  }

  /// Takes a way if it leads to a screen that has not been reached.
  private mutating func follow(_ way: TourWay, from state: TourStage.State) -> TourStage.State? {
    let goals = way.target.map { app.screens(in: $0) }
    if let goals, !goals.isEmpty, goals.isSubset(of: seen) { return nil }
    guard case .success(let steps) = way.steps else {
      if case .failure(let miss) = way.steps { note(miss.miss, goals) }
      return nil
    }
    guard let new = stage.run(state.steps + steps, app.entryKeys) else { return nil }
    if let fault = new.fault {
      note(fault, goals)
      return nil
    }
    guard !new.shown.isSubset(of: seen) else {
      note(new.shown == state.shown ? .noEffect : .otherScreen, goals)
      return nil
    }
    seen.formUnion(new.shown)
    return new
  }

  private mutating func note(_ miss: Miss, _ goals: Set<ImportedID>?) {
    for goal in goals ?? [] where failures[goal] == nil { failures[goal] = miss }
  }

  /// Launches the screens that no tap reaches, and taps on from there.
  ///
  /// Containers come first, which show several, then the screens to which no other one leads.
  private mutating func launchOthers() {
    let led = Set(app.edges.filter { $0.act != nil && !seen.contains($0.source) }.map(\.target))
    let others = screens.filter { !led.contains($0.key) } + screens.filter { led.contains($0.key) }
    for controller in app.app.controllers.filter(\.kind.isContainer) + others
    where !seen.contains(controller.key) {
      guard let state = launch(controller.key) else { continue }
      guard state.fault == nil else {
        misses[controller.key] = .crash
        continue
      }
      guard !state.shown.isSubset(of: seen) else { continue }
      launches += tour(from: state)
    }
    launched = seen.subtracting(reached)
  }

  private mutating func explainMisses() {
    for screen in screens where !reached.contains(screen.key) {
      misses[screen.key] = failures[screen.key] ?? reason(for: screen.key)
    }
  }

  private func reason(for key: ImportedID) -> Miss {
    if misses[key] == .crash { return .crash }
    if entered.contains(key) { return .otherEntry }
    let ways = app.edges.filter { app.screens(in: $0.target).contains(key) }
    if ways.isEmpty, app.isInHiddenColumn(key) { return .hiddenColumn }
    if ways.isEmpty { return .noWay }
    return ways.contains { $0.act != nil } ? .behindCode : .onlyByCode
  }
}

/// Steps that may lead to another screen.
private struct TourWay {
  /// The steps, or the reason why no step names the element.
  let steps: Result<[String], TourMiss>
  /// The destination; nil for a tab.
  let target: ImportedID?
}

struct TourMiss: Error {
  let miss: ScreenTour.Miss
}

extension ScreenTour {
  /// The text of the scenario that visits each screen that a person reaches.
  ///
  /// - app: The value of the key `app`.
  package func scenario(app reference: String) -> String {
    let counts = counts
    var comments = [
      "Visits \(counts.reached) of \(counts.screens.counted("screen")). Written by lab import."
    ]
    for controller in screens {
      guard let miss = misses[controller.key] else { continue }
      comments.append("not visited: \(controller.key): \(controller.type.name): \(miss.words)")
    }
    return text("Visits the screens of \(app.app.name)", comments, visits, reference)
  }

  /// The text of the scenario that launches the other screens as the root; nil without any.
  package func otherScenario(app reference: String) -> String? {
    guard !launches.isEmpty else { return nil }
    let title = "Launches the other screens of \(app.app.name)"
    return text(title, [Self.launchComment], launches, reference)
  }

  /// The first comment of ``otherScenario(app:)``.
  package static let launchComment =
    "Launches the screens that no tap reaches as the root. Written by lab import."

  private func text(
    _ title: String, _ comments: [String], _ visits: [Visit], _ reference: String
  ) -> String {
    var lines = comments.map { "// \($0.printable)" } + ["{"]
    lines.append("  scenario: \(title.jsonQuoted),")
    lines.append("  app: \(reference),")
    if let device = app.deviceText { lines.append("  device: \(device),") }
    lines.append("  steps: [")
    for (index, visit) in visits.enumerated() {
      if index > 0 { lines.append("    { kill: {} },") }
      for (step, screen) in zip(visit.steps, visit.screens) {
        lines.append("    \(step.dropLast(2)), screen: \(screen.jsonQuoted) },")
      }
    }
    return (lines + ["  ],", "}", ""]).joined(separator: "\n")
  }
}

extension AppWriter {
  /// The device whose screen has the size of the imported root views; nil for the standard one.
  var deviceText: String? {
    let frames = app.screen.map { [$0] } ?? app.controllers.compactMap(\.view?.frame)
    let sizes = frames.filter {
      (300...1_400).contains($0.width) && (300...1_400).contains($0.height)
    }
    let largest = sizes.max { $0.width * $0.height < $1.width * $1.height }
    guard let largest else { return nil }
    let size = PrintedJSON.fractions([largest.width, largest.height]).json5Lines.joined()
    return size == "[390, 844]" ? nil : "{ screen: \(size) }"
  }

  /// The keys of the controllers by their entries.
  var entryKeys: [String: ImportedID] {
    Dictionary(names.entries.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// Returns the screens that a controller shows first: itself, or those in a container.
  func screens(in key: ImportedID) -> Set<ImportedID> {
    var visited: Set<ImportedID> = []
    return screens(in: key, &visited)
  }

  /// Returns true if a screen comes first in a column that is not the primary one.
  func isInHiddenColumn(_ key: ImportedID) -> Bool {
    app.controllers.filter { $0.kind == .split }.flatMap { $0.children.dropFirst() }
      .contains { child in
        guard case .controller(let column) = child.destination else { return false }
        return screens(in: column).contains(key)
      }
  }

  private func screens(in key: ImportedID, _ visited: inout Set<ImportedID>) -> Set<ImportedID> {
    guard visited.insert(key).inserted, let controller = controller(key) else { return [] }
    guard controller.kind.isContainer else { return [key] }
    let children = controller.children.compactMap { child -> ImportedID? in
      if case .controller(let key) = child.destination { key } else { nil }
    }
    let index = controller.selectedTab ?? 0
    let shown =
      controller.kind == .navigation
      ? children.last : children.indices.contains(index) ? children[index] : children.first
    return shown.map { screens(in: $0, &visited) } ?? []
  }
}
