import AutoTrack
import LabKit
import MiniUI

/// The keys of `tracker` with their documented values, for sessions and for the inputs of fleets.
enum SessionOptions {
  /// The values by key; a key without a default for every session is drawn in one of eight.
  static let values: [String: [SessionOption]] = {
    var values: [String: [SessionOption]] = [
      "rules": SessionDocuments.rules, "businessData": SessionDocuments.businessData,
      "remoteConfiguration": SessionDocuments.remote, "upload": uploads, "identity": identities,
    ]
    for (key, texts) in texts { values[key] = texts.map { SessionOption(key, $0) } }
    return values
  }()

  /// The keys with a value in every session.
  static let standard = ["ignoreScreens", "ignoreViewTypes", "upload", "statistics"]

  /// Draws some further keys, each in one of eight sessions.
  static func draw(_ chance: inout Chance) -> [SessionOption] {
    values.keys.sorted().compactMap { key in
      guard Int.random(in: 0..<8, using: &chance) == 0, !standard.contains(key) else { return nil }
      return values[key]?.randomElement(using: &chance)
    }
  }

  /// The values of keys that need nothing else.
  private static let texts: [String: [String]] = [
    "scheme": PathSchemes.names.map { "\"\($0)\"" },
    "pageLeave": ["true", "false"], "childScreens": ["true", "false"],
    "oneClickPerTouch": ["true", "false"],
    "ignoreScreens": [
      "[]", "[\"PaymentViewController\"]", "[\"HomeViewController\", \"PageViewController\"]",
    ],
    "ignoreViewTypes": [
      "[]", "[\"SecretButton\"]", "[\"UIButton\"]", "[\"UITableView\"]", "[\"WKWebView\"]",
      "[\"UITextField\"]",
    ],
    "elements": [
      "{ \"#buy\": { elementID: \"buy\", properties: { price: 2 } } }",
      "{ \"#buy\": { ignore: true } }", "{ \"#go\": { ignore: true }, \"#search\": {} }",
      "{ \"#go\": { properties: { text: \"a\", number: 0.5, flag: true, list: [\"b\"] } } }",
    ],
    "pages": ["{ HomeViewController: \"Start\" }"],
    "instruments": InstrumentName.allCases.flatMap { name in
      [true, false].map { "{ \(name.rawValue): \($0) }" }
    },
    "delegateRefuses": ["[\"#buy\"]"],
    "dropEvents": ["[\"paid\"]", "[\"$AppClick\", \"$AppViewScreen\", \"$AppStart\"]"],
    "start": ["\"atLaunch\"", startsLate],
    "bridge": bridges,
    "statistics": [
      "true", "false", "{}", "{ address: \"https://collector.example/counts\" }",
      "{ cloudStore: \"https://store.example/info_log\" }",
      "{ productName: \"The shop\", productID: \"42\" }",
    ],
  ]

  /// The value of `start` with which a step starts the tracker of each process.
  static let startsLate = "\"late\""

  private static let bridges: [String] = [true, false].flatMap { userAgent in
    [true, false].flatMap { messages in
      ["", ", server: \"\(SessionApp.pageServer)\"", ", server: \"https://o/\""]
        .flatMap { server in
          (server.isEmpty ? [""] : ["", ", verify: true"]).map { verify in
            "{ userAgent: \(userAgent), scriptMessages: \(messages)\(server)\(verify) }"
          }
        }
    }
  }

  private static let identities: [SessionOption] = {
    let items = [
      "service: \"shop\"", "account: \"shop\"", "accessGroup: \"\(SessionApp.accessGroup)\"",
      "writing: \"updateOrAdd\"", "writing: \"deleteThenAdd\"",
    ]
    let schemes = ["\"scheme1\"", "\"scheme2\""].map { SessionOption("identity", $0) }
    return schemes
      + items.map { SessionOption("identity", "\"scheme2\"", and: [("keychain", "{ \($0) }")]) }
  }()

  /// Settings of the upload: the words of three keys combined, and single other keys.
  ///
  /// Without an address the statistics have one, because the faults of a server need a request.
  private static let uploads: [SessionOption] = {
    let address = "address: \"https://collector.example/events\""
    let all = (ways + waits + shares).map { SessionOption("upload", "{ \(address), \($0) }") }
    return all + [SessionOption("upload", "{ policy: \"s4\" }", and: [("statistics", "true")])]
  }()

  private static let ways: [String] = UploadPolicy.published.flatMap { policy in
    EventEncoding.allCases.flatMap { encoding in
      CachePolicy.allCases.map { cache in
        "policy: \"\(policy.name)\", encoding: \"\(encoding.rawValue)\", "
          + "cache: \"\(cache.rawValue)\""
      }
    }
  }

  private static let waits: [String] = {
    let caches = CachePolicy.allCases.map {
      "cache: { \"\(SessionApp.bundle)\": \"\($0.rawValue)\" }"
    }
    let modes = Synchronous.allCases.map { "synchronous: \"\($0.rawValue)\"" }
    return caches + modes + ["storeLimit: 1", "storeLimit: 5"]
  }()

  private static let shares: [String] =
    Network.allCases.map { "networks: [\"\($0.rawValue)\"]" } + [
      "networks: []", "sampling: 0", "sampling: 0.5", "sampling: 1", "dailyCap: 0", "dailyCap: 5",
      "on: true", "on: false",
    ]
}
