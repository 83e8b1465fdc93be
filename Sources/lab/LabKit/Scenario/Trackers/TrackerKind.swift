import LabLanguage
package import LabSystem
import MiniUI
package import Wording

/// A tracker that a command can choose by its name.
package struct TrackerKind: Sendable {
  /// The name on the command line.
  package let name: String
  /// Reads the settings; nil for AutoTrack, whose keys belong to the format of scenarios.
  private let read: (@Sendable (Node?, Mistakes) -> TrackerMaker)?

  package static let autoTrack = TrackerKind(name: autoTrackName, read: nil)
  private static let autoTrackName = "autotrack"

  /// A tracker of another package.
  package init<Tracker: LabTracker>(_ type: Tracker.Type) {
    name = type.name
    read = { node, mistakes in
      let values = TrackerValues(node, mistakes)
      let settings = type.settings(from: values)
      values.refuseUnknown()
      return TrackerMaker(name: type.name) { process, report in
        try type.init(in: process, settings: settings, report: report)
      }
    }
  }

  private init(name: String, read: (@Sendable (Node?, Mistakes) -> TrackerMaker)?) {
    (self.name, self.read) = (name, read)
  }

  /// The key `tracker` of a scenario, read by this tracker.
  var field: Fields<TrackerDescription?> {
    let own = Fields<TrackerDescription?>.optional(
      "tracker", TrackerDescription.reader, "The settings of the SDK.")
    guard let read else { return own }
    return Fields(shape: own.shape, allowedKeys: own.allowedKeys) { members in
      let node = members["tracker"]
      if let node, node.kind != .object {
        members.mistakes.record(node, isNot: Node.Kind.object.noun)
        return nil
      }
      return TrackerDescription(of: read(node, members.mistakes))
    }
  }

  package var isAutoTrack: Bool { read == nil }

  /// Returns the message about a feature that only AutoTrack has.
  package static func need(of feature: Sentence) -> Sentence {
    "\(feature) needs the tracker \(autoTrackName.quoted)"
  }
}

extension TrackerKind: Equatable {
  /// Compares names, which tell the trackers of a command apart.
  package static func == (left: TrackerKind, right: TrackerKind) -> Bool {
    left.name == right.name
  }
}

extension [TrackerKind] {
  /// Returns the tracker of that name; without a name, AutoTrack.
  package func named(_ name: String?) throws(LabError) -> TrackerKind {
    guard let name else { return .autoTrack }
    if let kind = first(where: { $0.name == name }) { return kind }
    throw .usage(
      "unknown tracker \(name.quoted)",
      remedy: Suggestion.question(for: name, among: map(\.name))
        ?? "trackers: \(map(\.name).joined(separator: ", "))")
  }
}

/// The maker of a tracker other than AutoTrack, with the settings of one scenario.
package struct TrackerMaker: Sendable {
  /// The name on the command line.
  package let name: String
  let make: @Sendable (AppProcess, TrackerReport) throws -> any LabTracker
}
