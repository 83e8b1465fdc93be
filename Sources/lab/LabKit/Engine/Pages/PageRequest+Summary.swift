import AutoTrack
import MiniUI

extension PageRequest {
  /// The name of the event in the body; empty without one.
  var event: String {
    guard case .string(let name) = Properties(pageJSON: body)["event"] else { return "" }
    return name
  }

  /// The event's properties and the members around them.
  var facts: Properties {
    Properties(of: "properties", inPageJSON: body).merging(Properties(pageJSON: body))
  }

  /// The event, the address, and a loss: `paid  to https://data.example  lost`.
  package var summary: String {
    [event, "to \(address)", arrived ? "" : "lost"].filter { !$0.isEmpty }
      .joined(separator: "  ")
  }
}
