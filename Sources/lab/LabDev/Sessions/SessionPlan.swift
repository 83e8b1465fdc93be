import AutoTrack
import MiniUI

/// A random session: its settings and steps in the scenario format.
///
/// The same seed and length give the same plan.
struct SessionPlan: Sendable {
  struct Step: Sendable {
    let action: SessionAction
    /// The fault that the step starts, if any.
    let fault: SessionFault?
    let text: String
  }

  let seed: UInt64
  /// The app, whose screens act in their callbacks.
  let app: SessionApp
  /// The keys of `tracker`, each once.
  let options: [SessionOption]
  /// The steps, in order.
  private(set) var steps: [Step]

  /// Draws a session of so many steps; further keys of the tracker are drawn, too, unless given.
  init(seed: UInt64, stepCount: Int, options: [SessionOption]? = nil) {
    self.init(seed: seed, options: options) { writer in (0..<stepCount).map { _ in writer.next() } }
  }

  /// Makes a session of given actions; those that are impossible in their state are left out.
  init(seed: UInt64, actions: [SessionAction], options: [SessionOption]) {
    self.init(seed: seed, options: options) { writer in
      actions.compactMap { writer.step(of: $0) }
    }
  }

  private init(
    seed: UInt64, options: [SessionOption]?, writing: (inout SessionWriter) -> [Step]
  ) {
    self.seed = seed
    let chance = Chance(seed: seed).stream("random session")
    // One stream per part, so that a change of one part leaves the others unchanged.
    var acting = chance.stream("app")
    app = SessionApp(by: &acting)
    var setting = chance.stream("upload")
    var counting = chance.stream("statistics")
    var choosing = chance.stream("options")
    let standard = [
      SessionOption("ignoreScreens", "[\"PaymentViewController\"]"),
      SessionOption("ignoreViewTypes", "[\"SecretButton\"]"),
      SessionOption("upload", SessionSettings.draw(&setting)),
      SessionOption("statistics", SessionSettings.drawStatistics(&counting)),
    ]
    let further = SessionOptions.draw(&choosing)
    let all = ((options ?? further) + standard).distinct
    self.options = all
    let startsLate = all.flatMap(\.members).contains { $0 == ("start", SessionOptions.startsLate) }
    var writer = SessionWriter(chance: chance.stream("steps"), startsLate: startsLate)
    steps = writing(&writer)
  }

  /// Returns the same plan without some of the steps.
  func without(_ range: Range<Int>) -> SessionPlan {
    var rest = self
    rest.steps.removeSubrange(range)
    return rest
  }

  var fileName: String { "session-\(seed).json5" }

  /// The start of the scenario, which tells it from a person's file.
  var mark: String { "{\n  scenario: \"Random session \(seed)\"," }

  /// The scenario, for `lab run`.
  var text: String {
    """
    \(mark)
      app: \(app.text),
      tracker: {
    \(options.flatMap(\.members).map { "    \($0.key): \($0.value),\n" }.joined())\
      },
    \(server)  seed: \(seed),
      steps: [
    \(steps.map { "    \($0.text),\n" }.joined())  ],
    }

    """
  }

  /// The key `server`, which needs an answer.
  private var server: String {
    let answers = options.flatMap(\.answers)
    return answers.isEmpty ? "" : "  server: [\n\(answers.map { "    \($0),\n" }.joined())  ],\n"
  }

  /// The texts of the files that the scenario names, by path.
  var files: [String: String] {
    options.reduce(into: [:]) { files, option in files.merge(option.files) { $1 } }
  }
}

/// The random settings of a session's delivery and statistics.
enum SessionSettings {
  /// Draws `tracker.upload` of the scenario, with some of its keys.
  static func draw(_ chance: inout Chance) -> String {
    let policy = UploadPolicy.published.map(\.name).randomElement(using: &chance) ?? "s3"
    let encoding = EventEncoding.allCases.randomElement(using: &chance) ?? .json
    let cache = CachePolicy.allCases.randomElement(using: &chance) ?? .memory
    var members = [
      "address: \"https://collector.example/events\"", "policy: \"\(policy)\"",
      "encoding: \"\(encoding.rawValue)\"", "cache: \"\(cache.rawValue)\"",
    ]
    let seldom = [
      "storeLimit: \(Int.random(in: 5...40, using: &chance))",
      "dailyCap: \(Int.random(in: 5...60, using: &chance))", "sampling: 0.5", "on: false",
      "networks: [\"wifi\"]", "synchronous: \"\(Synchronous.full.rawValue)\"",
    ]
    members += seldom.filter { _ in Int.random(in: 0..<8, using: &chance) == 0 }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// `tracker.statistics` of the scenario: nothing, a server, or the cloud store.
  static func drawStatistics(_ chance: inout Chance) -> String {
    let kinds = ["false", "true", "{ address: \"https://collector.example/counts\" }"]
    return kinds.randomElement(using: &chance) ?? "false"
  }
}
