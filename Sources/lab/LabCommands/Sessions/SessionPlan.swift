import AutoTrack
import LabKit
import MiniUI

/// A random session: its settings and steps in the scenario format.
///
/// The same seed and length give the same plan.
struct SessionPlan: Sendable {
  struct Step: Sendable {
    let action: SessionAction
    /// The fault that the step starts, if any.
    let fault: SessionFault?
    /// The step in the scenario format.
    let text: String
  }

  let seed: UInt64
  /// The app, whose screens act in their callbacks.
  let app: SessionApp
  /// `tracker.upload` of the scenario.
  let upload: String
  /// `tracker.statistics` of the scenario.
  let statistics: String
  /// Further keys of `tracker` of the scenario.
  private(set) var options: [String]
  private(set) var steps: [Step]

  /// Draws a session of so many steps; further keys of the tracker are drawn, too, unless given.
  init(seed: UInt64, stepCount: Int, options: [String]? = nil) {
    self.seed = seed
    let chance = Chance(seed: seed).stream("random session")
    // One stream per part, so that a change of one part leaves the others unchanged.
    var acting = chance.stream("app")
    app = SessionApp(by: &acting)
    var setting = chance.stream("upload")
    upload = SessionSettings.draw(&setting)
    var counting = chance.stream("statistics")
    statistics = SessionSettings.drawStatistics(&counting)
    var choosing = chance.stream("options")
    let drawn = SessionSettings.drawOptions(&choosing)
    self.options = options ?? drawn
    var writer = SessionWriter(chance: chance.stream("steps"))
    steps = (0..<stepCount).map { _ in writer.next() }
  }

  /// Returns the same plan without some of the steps.
  func without(_ range: Range<Int>) -> SessionPlan {
    var rest = self
    rest.steps.removeSubrange(range)
    return rest
  }

  var fileName: String { "session-\(seed).json5" }

  /// The scenario, for `lab run`.
  var text: String {
    """
    {
      scenario: "Random session \(seed)",
      app: \(app.text),
      tracker: {
        ignoreScreens: ["PaymentViewController"], ignoreViewTypes: ["SecretButton"],
        upload: \(upload), statistics: \(statistics),
    \(options.map { "    \($0),\n" }.joined())\
      },
      seed: \(seed),
      steps: [
    \(steps.map { "    \($0.text),\n" }.joined())  ],
    }

    """
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

  /// Further keys of `tracker`, with values beside their defaults.
  static let options: [String: [String]] = [
    "scheme": PathSchemes.names.map { "\"\($0)\"" },
    "pageLeave": ["true", "false"], "childScreens": ["true", "false"],
    "oneClickPerTouch": ["true", "false"],
    "elements": [
      "{ \"#buy\": { elementID: \"buy\", properties: { price: 2 } } }",
      "{ \"#buy\": { ignore: true } }",
    ],
    "pages": ["{ HomeViewController: \"Start\" }"],
    "instruments": InstrumentName.allCases.flatMap { name in
      [true, false].map { "{ \(name.rawValue): \($0) }" }
    },
    "delegateRefuses": ["[\"#buy\"]"],
    "dropEvents": ["[\"paid\"]", "[\"$AppClick\", \"$AppViewScreen\", \"$AppStart\"]"],
    "identity": ["\"scheme1\"", "\"scheme2\""]
      + ["updateOrAdd", "deleteThenAdd"].map {
        "\"scheme2\", keychain: { account: \"shop\", writing: \"\($0)\" }"
      },
    "bridge": [true, false].flatMap { userAgent in
      [true, false].flatMap { messages in
        ["", ", server: \"https://collector.example/events\"", ", server: \"https://o/\""]
          .flatMap { server in
            (server.isEmpty ? [""] : ["", ", verify: true"]).map { verify in
              "{ userAgent: \(userAgent), scriptMessages: \(messages)\(server)\(verify) }"
            }
          }
      }
    },
  ]

  /// Some further keys of `tracker`, by chance: each of them in one of eight sessions.
  static func drawOptions(_ chance: inout Chance) -> [String] {
    options.keys.sorted().compactMap { key in
      guard Int.random(in: 0..<8, using: &chance) == 0 else { return nil }
      return options[key]?.randomElement(using: &chance).map { "\(key): \($0)" }
    }
  }

  /// `tracker.statistics` of the scenario: nothing, a server, or the cloud store.
  static func drawStatistics(_ chance: inout Chance) -> String {
    let kinds = ["false", "true", "{ address: \"https://collector.example/counts\" }"]
    return kinds.randomElement(using: &chance) ?? "false"
  }
}
