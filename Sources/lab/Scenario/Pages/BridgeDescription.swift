package import AutoTrack

/// The keys of `bridge` in a tracker's configuration.
package enum BridgeDescription {
  /// How pages hand their events to the tracker; nothing is open unless the file says so.
  package static let reader: Reader<BridgeConfiguration> = .object(
    "bridge",
    .optional(
      "userAgent", .boolean, default: false,
      "Whether web views name the tracker in their user agent, so that pages send requests."),
    .optional(
      "scriptMessages", .boolean, default: false, "Whether pages can post script messages."),
    .optional("server", .string, "Where the app's own events go; pages are told."),
    .optional(
      "verify", .boolean, default: false,
      "Whether events of pages for another server or project are refused."),
    make: { userAgent, scriptMessages, server, verify in
      var bridge = BridgeConfiguration()
      bridge.marksUserAgent = userAgent
      bridge.takesScriptMessages = scriptMessages
      bridge.server = server
      bridge.verifiesServer = verify
      return bridge
    })

  /// The same, where it may be left out.
  static let optional: Reader<BridgeConfiguration?> = reader.map { $0 }
}
