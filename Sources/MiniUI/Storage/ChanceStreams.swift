/// The random streams of identifiers, with their positions; each identifier has its own.
struct ChanceStreams {
  private let source: Chance
  private var streams: [String: Chance] = [:]

  init(from source: Chance) {
    self.source = source
  }

  /// The positions of the streams in use, by name.
  var positions: [String: ChancePosition] {
    get { streams.mapValues(\.position) }
    set {
      streams = Dictionary(
        uniqueKeysWithValues: newValue.map { name, position in
          (name, source.stream(name).moved(to: position))
        })
    }
  }

  /// Draws from a stream; draws from other streams do not affect it.
  mutating func draw<Value>(_ name: String, _ body: (inout Chance) -> Value) -> Value {
    body(&streams[name, default: source.stream(name)])
  }
}
