import MiniUI

/// What a server has sent and an app keeps in its defaults; from another address it is nothing.
final class KeptDocument {
  private let defaults: Defaults
  private let prefix: String

  /// Forgets what came from another address.
  init(_ name: String, of source: RemoteSource, in defaults: Defaults) {
    self.defaults = defaults
    prefix = "AutoTrack.\(name)."
    guard defaults[prefix + "address"] != source.address else { return }
    (body, tag, time) = (nil, nil, nil)
    defaults[prefix + "address"] = source.address
  }

  /// The text that was understood last.
  var body: String? {
    get { defaults[prefix + "body"] }
    set { defaults[prefix + "body"] = newValue }
  }

  /// By which the server knows that text: its `ETag`.
  var tag: String? {
    get { defaults[prefix + "tag"] }
    set { defaults[prefix + "tag"] = newValue }
  }

  /// When the server has answered last, in milliseconds since 1970.
  var time: Int? {
    get { defaults[prefix + "time"].flatMap(Int.init) }
    set { defaults[prefix + "time"] = newValue.map(String.init) }
  }
}
