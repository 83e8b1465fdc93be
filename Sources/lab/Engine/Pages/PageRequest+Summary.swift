import AutoTrack
import MiniUI

extension PageRequest {
  /// The name of the event in it; empty for what is no event of a page's SDK.
  var event: String {
    guard case .string(let name) = Properties(pageJSON: body)["event"] else { return "" }
    return name
  }

  /// What it says: the event's properties, among the members around them.
  var facts: Properties {
    Properties(of: "properties", inPageJSON: body).merging(Properties(pageJSON: body))
  }

  /// The event, where it went, and whether it was lost: `paid  to https://data.example  lost`.
  var summary: String {
    [event, "to \(address)", arrived ? "" : "lost"].filter { !$0.isEmpty }
      .joined(separator: "  ")
  }
}
