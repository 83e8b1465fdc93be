import AutoTrack
package import LabLanguage

/// The source of a tracker's remote configuration, as written in a file.
package struct RemoteDescription: Sendable {
  /// The path on the scenario's server.
  package let path: Located<String>
  /// The time for which an answer stays valid.
  package let interval: Duration

  /// The keys of `remoteConfiguration`.
  package static let reader: Reader<RemoteDescription> = .object(
    Noun(one: "a remote configuration", many: "remote configurations"),
    Fields.required("path", Reader<String>.filled.located, "The path on the server."),
    Fields.optional(
      "interval", .duration, "The lifetime of an answer; `\"24h\"` unless given."),
    make: { RemoteDescription(path: $0, interval: $1 ?? .seconds(86_400)) })
}

extension Reader where Value == Located<String>? {
  /// Reads a path on the scenario's server.
  package static var path: Reader { Reader<String>.filled.located.map { .some($0) } }
}
