package import AutoTrack
package import LabLanguage

/// The keys of `bridge` in a tracker's configuration.
package enum BridgeDescription {
  /// Reads the bridge between pages and the tracker; every channel is closed by default.
  package static let reader: Reader<BridgeConfiguration> = .object(
    "bridge",
    .optional(
      "userAgent", .boolean, default: false,
      "Adds a marker to the user agent of web views, so that pages send requests."),
    .optional(
      "scriptMessages", .boolean, default: false, "Lets pages post script messages."),
    .optional("server", .serverAddress, "The app's own server, which pages can ask for."),
    .optional(
      "verify", .boolean, default: false,
      "Rejects events of pages for another server or project; needs `server`."),
    make: { userAgent, scriptMessages, server, verify in
      var bridge = BridgeConfiguration()
      bridge.marksUserAgent = userAgent
      bridge.takesScriptMessages = scriptMessages
      bridge.server = server
      bridge.verifiesServer = verify
      return bridge
    })

  /// Reads an optional bridge.
  static let optional = Reader<BridgeConfiguration?>(
    reader.noun, from: reader.kinds, keys: reader.keys, shape: reader.shape
  ) { node, mistakes in
    guard let bridge = reader.read(node, mistakes) else { return nil }
    if bridge.verifiesServer, bridge.server == nil {
      mistakes.record(
        "'verify' needs 'server', which it compares with the servers of pages", at: node.range,
        remedy: "add 'server'")
    }
    return .some(bridge)
  }
}
