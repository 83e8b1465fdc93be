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

  /// The seed of the random numbers.
  let seed: UInt64
  /// The app, whose screens act in their callbacks.
  let app: SessionApp
  /// `tracker.upload` of the scenario.
  let upload: String
  /// `tracker.statistics` of the scenario.
  let statistics: String
  /// Further keys of `tracker` of the scenario.
  private(set) var options: [String]
  /// The steps, in order.
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
