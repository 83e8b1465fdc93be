import AutoTrack

/// The documents that a session's tracker reads: circled elements, business data, remote settings.
///
/// Of each document one part differs from a valid one.
enum SessionDocuments {
  /// The folder of the files, below that of the scenario.
  static let folder = "rules"
  private static let rulesFile = "\(folder)/session-rules.json5"
  private static let otherRulesFile = "\(folder)/session-other-rules.json5"
  private static let dataFile = "\(folder)/session-data.json5"

  static let rules: [SessionOption] =
    (circled + foreign).map { option(rules: [rulesFile: "[\($0)]"]) } + [
      option(rules: [rulesFile: "[\(foreign.joined(separator: ", "))]"]),
      option(rules: [rulesFile: "[\(rule())]", otherRulesFile: "[\(foreign[0])]"]),
      option(rules: [rulesFile: "[\(distinctRules)]", otherRulesFile: "[\(rule())]"]),
    ]

  static let businessData: [SessionOption] = {
    let bodies = dataBodies.map { option(data: ["{ path: \(path), body: \($0) }"]) }
    let others = answers(to: path, "[\(entry())]").map { option(data: $0) }
    let file = option(
      data: ["{ path: \(path), businessData: \"\(dataFile)\" }"],
      files: [dataFile: "[\(entry())]"])
    return bodies + others + [file]
  }()

  /// The values of `remoteConfiguration`.
  static let remote: [SessionOption] = {
    let bodies = settings.map { "{ path: \(config), body: \($0) }" }
    let answers = bodies.map { [$0] } + bodies.map { [disabling, $0] }
    let all = answers + Self.answers(to: config, "{ autoTrackMode: 11 }")
    return all.map { option(remote: $0) } + intervals.map { option(remote: [disabling], every: $0) }
  }()

  private static let (path, config) = ("\"/data\"", "\"/config\"")
  private static let disabling = "{ path: \(config), body: { disableSDK: true } }"
}

extension SessionDocuments {
  private static func option(rules files: [String: String]) -> SessionOption {
    let names = files.keys.sorted().map { "\"\($0)\"" }
    return SessionOption("rules", "[\(names.joined(separator: ", "))]", files: files)
  }

  private static func rule(
    name: String = "OpenRow", page: String = "HomeViewController", path: String = anyRow,
    _ rest: String = ""
  ) -> String {
    "{ name: \"\(name)\", page: \"\(page)\", path: \"\(path)\"\(rest) }"
  }

  private static let anyRow = "HomeViewController[0]/UITableView[0]/UITableViewCell[*]"
  private static let button = "HomeViewController[0]/UIButton[0]"

  private static let circled: [String] = [
    "", distinctRules, rule(), rule(name: "paid"), rule(name: "_1"),
    rule(name: String(repeating: "n", count: 100)),
    rule(path: button), rule(path: "HomeViewController[*]/UIButton[*]"),
    rule(path: "ProductViewController[0]/UITextField[0]/UIButton[0]"),
    rule(path: "HomeViewController[0]/UITableView[0]/UITableViewCell[0:1]"),
    rule(path: "Start[0]/UIButton[0]"),
    rule(page: "PaymentViewController", path: "PaymentViewController[0]/SecretButton[0]"),
    rule(", position: \"0:1\""), rule(", position: \"1\""), rule(", content: \"Teapot\""),
    rule(", matches: [\(example)], rejects: [\(example)]"), rule(", content: \"Buy\""),
    rule(", content: \"\(SessionApp.secret)\""), rule(", properties: [\(property)]"),
  ]

  private static let property = "{ name: \"digits\", path: \"\(anyRow)\", pattern: \"[0-9]+\" }"

  /// Rules of each scheme of another publisher, with distinct names: for buttons, rows and fields.
  private static let foreign: [String] = foreignPaths.enumerated().map { number, rule in
    "{ name: \"Foreign\(number)\", scheme: \"\(rule.scheme)\", path: '\(rule.path)'\(rule.rest) }"
  }

  private static let foreignPaths: [(scheme: String, path: String, rest: String)] = [
    ("sensors", "UIView/UIButton[0]", ", page: \"HomeViewController\""),
    (
      "sensors", "UIView/UITableView[0]/UITableViewCell[0][-]",
      ", page: \"HomeViewController\", position: \"0:1\""
    ),
    ("sensors", "UIView/UIButton[0]", ", page: \"ProductViewController\", content: \"Buy\""),
    ("mixpanel", "/HomeViewController/UIView/UIButton[0] on 64", ""),
    ("mixpanel", "/UIView/UIButton[text == \"Buy\"] on 64 after 1", ""),
    ("mixpanel", "/UIView/UITableView rows of HomeViewController", ""),
    ("postHog", "UIButton[text=\"Buy\"] || [id=\"buy\"]", ""),
    ("postHog", "UITableView UITableViewCell[text*=\"e\"]", ""),
    ("growingIO", "/HomeViewController/UIView/UIButton", ""),
    ("growingIO", "/*/UIView/UITableView/UITableViewCell & /0/0/0/-", ", content: \"Teapot\""),
    ("amplitude", "UIButton → UIView → *", ""),
  ]

  private static let example = "{ scenario: \"session.json5\", element: \"#buy\" }"

  private static let distinctRules: String = [button, anyRow, "Start[*]/UIButton[*]"].enumerated()
    .map { rule(name: "Open\($0.offset)", path: $0.element) }.joined(separator: ", ")
}

extension SessionDocuments {
  private static func option(
    data answers: [String], files: [String: String] = [:]
  ) -> SessionOption {
    SessionOption("businessData", path, answers: answers, files: files)
  }

  private static let dataBodies: [String] =
    [
      "[]", "[1, \"text\", {}]", "{}", "\"no json\"", "[\(entries.joined(separator: ", "))]",
    ] + entries.map { "[\($0)]" }

  /// The keys of an entry, in the order of the reference.
  private static let keys = [
    ("appKey", "\"\(SessionApp.bundle)\""), ("appVersion", "{ from: \"2.0\" }"),
    ("viewEvent", "\"$AppClick\""), ("viewPath", "\"\(anyRow)\""), ("keyPath", "\"product.name\""),
    ("keyName", "\"product_name\""),
  ]

  /// An entry with other values for some keys; nil leaves the key out.
  private static func entry(_ others: [String: String?] = [:]) -> String {
    let members = keys.compactMap { key, value -> String? in
      (others[key] ?? value).map { "\(key): \($0)" }
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private static let entries: [String] = {
    let missing = keys.map { entry([$0.0: nil]) }
    let numbers = keys.map { entry([$0.0: "7"]) }
    let others = otherValues.flatMap { key, values in values.map { entry([key: $0]) } }
    return [entry()] + missing + numbers + others + otherViews
  }()

  private static let otherValues: [(String, [String])] = [
    ("appKey", ["\"com.example.other\""]),
    ("appVersion", ["\"2.3.1\"", "{ to: \"2.9\" }", "{ from: \"2.0\", to: \"2.9\" }", "{}"]),
    ("viewPath", ["\"\(button)\"", "\"Home[\"", "\"SecretButton[*]\""]),
    ("keyPath", ["\"product.tags.0\"", "\"product.tags.7\"", "\"text\"", "\"a..b\"", "\"isa\""]),
    ("keyName", ["\"paid\"", "\"$price\"", "\"1st\"", "\"time\""]),
  ]

  /// Entries about a screen, a button in a text input, whose text is never read, and a button on
  /// an ignored screen.
  private static let otherViews: [String] = [
    entry([
      "viewEvent": "\"$AppViewScreen\"", "viewPath": "\"HomeViewController[0]\"",
      "keyPath": "\"nextResponder.department\"",
    ]),
    entry([
      "viewPath": "\"ProductViewController[0]/UITextField[0]/UIButton[0]\"",
      "keyPath": "\"superview.text\"",
    ]),
    entry(["viewPath": "\"PaymentViewController[0]/SecretButton[0]\"", "keyPath": "\"title\""]),
  ]
}

/// Remote settings, and the answers of servers.
extension SessionDocuments {
  private static func option(
    remote answers: [String], every interval: String = ", interval: \"1h\""
  ) -> SessionOption {
    SessionOption("remoteConfiguration", "{ path: \(config)\(interval) }", answers: answers)
  }

  /// Intervals in each unit, long enough for the waits of a day in sessions.
  private static let intervals = [
    "", ", interval: \"7200s\"", ", interval: \"3600000ms\"", ", interval: \"90min\"",
  ]

  private static let settings: [String] = {
    let modes = (-2...16).map { "{ autoTrackMode: \($0) }" }
    let lists = dropped.map { "{ eventBlacklist: [\"\($0)\"] }" }
    return modes + lists + otherSettings
  }()

  private static let otherSettings: [String] = [
    "{ disableSDK: true }", "{ disableSDK: false }", "{ disableSDK: 1 }", "{}", "[]",
    "\"{ not JSON\"", "\"\"", "{ autoTrackMode: \"4\" }", "{ unknown: true }",
    "{ eventBlacklist: [] }", "{ eventBlacklist: [7] }",
    "{ disableSDK: false, autoTrackMode: -1, eventBlacklist: [\"paid\", \"$AppEnd\"] }",
  ]

  private static let dropped: [String] =
    EventName.presets.map(\.text) + ["paid", "$pageview", "$WebClick", "more", ""]

  /// Documented answers with a body: of each kind of key, one value beside the default.
  private static func answers(to path: String, _ body: String) -> [[String]] {
    let first = "path: \(path), body: \(body)"
    let tag = "headers: { ETag: \"\\\"1\\\"\" }"
    let statuses = [100, 204, 304, 404, 500, 599].map { ["{ \(first), status: \($0) }"] }
    let others: [[String]] = [
      ["{ \(first), \(tag) }"], ["{ \(first), \(tag) }", "{ path: \(path), status: 304 }"],
      ["{ \(first), latency: \"250ms\" }"], ["{ \(first), latency: \"2min\" }"],
      ["{ path: \(path) }", "{ \(first) }"],
    ]
    return statuses + others
  }
}
