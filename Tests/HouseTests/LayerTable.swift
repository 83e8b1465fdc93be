/// The folders of each module from the lowest to the highest: a folder may use those before it.
///
/// `docs/architecture.md` shows the same table; a test compares them.
enum LayerTable {
  /// One folder, or several that may use each other: the core of MiniUI.
  struct Layer {
    let folders: [String]
    /// The words of `docs/architecture.md`.
    let contents: String

    /// The folders, as the picture names them.
    var name: String { folders.joined(separator: " · ") }

    init(_ folders: String..., contents: String) {
      (self.folders, self.contents) = (folders, contents)
    }
  }

  /// A module and the path of its folders.
  struct Module {
    let name: String
    let path: String
    let layers: [Layer]

    /// The layers as `docs/architecture.md` draws them: the highest at the top.
    var picture: String {
      let width = layers.map(\.name.count).max() ?? 0
      let rows = layers.reversed().map { layer in
        layer.name + String(repeating: " ", count: width + 2 - layer.name.count) + layer.contents
      }
      return "```\n" + rows.joined(separator: "\n") + "\n```\n"
    }

    /// The place of a folder in the order; nil for a folder that the table does not name.
    func rank(of folder: String) -> Int? {
      layers.firstIndex { $0.folders.contains(folder) }
    }
  }

  static let all = [
    miniUI, autoTrack, labKit, labLeague, labExplain, labRules, labReport, labCommands,
    labDev,
  ]

  static let miniUI = Module(
    name: "MiniUI", path: "Sources/MiniUI",
    layers: [
      Layer("Wording", contents: "sentences for people: a form and its arguments"),
      Layer("Geometry", contents: "points, sizes, rectangles, transforms"),
      Layer("Dispatch", contents: "classes, messages, sends, hooks"),
      Layer("Time", contents: "the clock, dates, the main loop, seeded randomness"),
      Layer("Storage", contents: "contents of a device: files, defaults, Keychain, identifiers"),
      Layer("Systems", contents: "the private views of each iOS version, as data"),
      // UIKit's own cycle: a view knows its controller, the touches on it and its process.
      Layer(
        "Process", "Views", "Touches", "Controllers", "Life",
        contents: "the core: objects that know each other"),
      Layer("Animation", contents: "animations of views"),
      Layer("Gestures", contents: "the recognisers of taps, swipes and other gestures"),
      Layer("Fingers", contents: "the fingers of a user"),
      Layer("Controls", contents: "buttons, switches, sliders and other controls"),
      Layer("Scrolling", contents: "scroll views and refresh controls"),
      Layer("Text", contents: "text fields, text views, search bars, the keyboard"),
      Layer("Lists", contents: "tables and collections"),
      Layer("Bars", contents: "navigation bars and tab bars"),
      Layer("Containers", contents: "navigation, tab bar and page view controllers"),
      Layer("Alerts", contents: "alerts and action sheets"),
      Layer("Web", contents: "web views, pages and their scripts, the browser"),
      Layer("Identifiers", contents: "identifiers as an app reads them, and their changes"),
      Layer("Launch", contents: "the list of all classes, and the start of a process"),
    ])

  static let autoTrack = Module(
    name: "AutoTrack", path: "Sources/AutoTrack",
    layers: [
      Layer(
        "Core",
        contents: "events and their envelope, identity, sessions, JSON, transports, diagnostics"),
      Layer("Paths", contents: "path schemes, rules, facts of elements, snapshots of view trees"),
      Layer("Capture", contents: "moments, instruments, capture rules, collectors"),
      Layer("Delivery", contents: "encodings, the store, the cache, uploads, statistics"),
      Layer("Remote", contents: "documents that servers give"),
      Layer("Bridge", contents: "events and calls of web pages"),
      Layer("Tracker", contents: "the public class, its configuration, the standard collector"),
      Layer("Harness", contents: "an app under a tracker, for tests"),
    ])

  static let labKit = Module(
    name: "LabKit", path: "Sources/lab/LabKit",
    layers: [
      Layer("Scenario", contents: "scenarios and apps as values, and their checks"),
      Layer("Device", contents: "devices that folders keep"),
      Layer("Server", contents: "the simulated servers, and real ones"),
      Layer("Engine", contents: "simulations: an app, its tracker, steps, comparisons"),
      Layer("Verbs", contents: "the verbs of steps"),
      Layer("Audit", contents: "invariants of every run"),
      Layer("Screen", contents: "the elements of a shown screen, with their paths and names"),
      Layer("Results", contents: "complaints, timelines, scenarios as test cases"),
    ])

  static let labLeague = Module(
    name: "LabLeague", path: "Sources/lab/LabLeague",
    layers: [
      Layer("Corpus", contents: "the screens of apps over their releases"),
      Layer("Match", contents: "the same view in two versions"),
      Layer("League", contents: "schemes on the releases of apps"),
      Layer("Mutants", contents: "edits drawn by the rates of releases"),
    ])

  static let labExplain = Module(
    name: "LabExplain", path: "Sources/lab/LabExplain",
    layers: [
      Layer("Explain", contents: "why, drawn screens, dispatch tables, stored paths"),
      Layer("Recording", contents: "scenarios written from runs"),
    ])

  static let labRules = Module(
    name: "LabRules", path: "Sources/lab/LabRules",
    layers: [
      Layer("Rules", contents: "rules of other publishers, their checks and trials"),
      Layer("Writing", contents: "app files of imported apps"),
      Layer("Gate", contents: "two versions of an app, and the rules that survive"),
      Layer("Survival", contents: "a rule on many releases and edits"),
    ])

  static let labReport = Module(
    name: "LabReport", path: "Sources/lab/LabReport",
    layers: [
      Layer("Report", contents: "totals, the data of a run, and the visual report"),
      Layer("Reporters", contents: "results for people and programs"),
    ])

  static let labCommands = Module(
    name: "LabCommands", path: "Sources/lab/LabCommands",
    layers: [
      Layer("Fleet", contents: "many devices that lose events"),
      Layer("Mutate", contents: "edited screens"),
      Layer("Commands", contents: "the command line"),
    ])

  static let labDev = Module(
    name: "LabDev", path: "Sources/lab/LabDev",
    layers: [
      Layer("CrashTest", contents: "runs that end at every write"),
      Layer("Sessions", contents: "random sessions"),
      Layer("Bench", contents: "the figures"),
      Layer("Generate", contents: "generated files of the repository"),
      Layer("Commands", contents: "the command line of `lab-dev`"),
    ])
}
