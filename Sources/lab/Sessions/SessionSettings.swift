import AutoTrack
import MiniUI

/// Draws what the tracker of a random session is told of delivery and of counts.
enum SessionSettings {
  /// `tracker.upload` of the scenario: some of its keys, by chance.
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
