import MiniUI

/// A server's document in the app's defaults; a document of another URL is dropped.
final class KeptDocument {
  private let defaults: Defaults
  private let prefix: String

  /// Opens the stored document, and removes it if it came from another URL.
  init(_ name: String, of source: RemoteSource, in defaults: Defaults) {
    self.defaults = defaults
    prefix = "AutoTrack.\(name)."
    guard defaults[prefix + "address"] != source.address else { return }
    (body, tag, time) = (nil, nil, nil)
    defaults[prefix + "address"] = source.address
  }

  /// The last valid document.
  var body: String? {
    get { defaults[prefix + "body"] }
    set { defaults[prefix + "body"] = newValue }
  }

  /// The `ETag` of the document.
  var tag: String? {
    get { defaults[prefix + "tag"] }
    set { defaults[prefix + "tag"] = newValue }
  }

  /// The time of the server's last answer, in milliseconds since 1970.
  var time: Int? {
    get { defaults[prefix + "time"].flatMap(Int.init) }
    set { defaults[prefix + "time"] = newValue.map(String.init) }
  }
}
