/// Streams of chance that go on where they stopped: each identifier draws from its own.
struct ChanceStreams {
  private let source: Chance
  private var streams: [String: Chance] = [:]

  /// Draws from streams of a source.
  init(from source: Chance) {
    self.source = source
  }

  /// Where the streams stand that somebody has drawn from, by name.
  var positions: [String: ChancePosition] {
    get { streams.mapValues(\.position) }
    set {
      streams = Dictionary(
        uniqueKeysWithValues: newValue.map { name, position in
          (name, source.stream(name).moved(to: position))
        })
    }
  }

  /// Draws from a stream; what others draw changes nothing for it.
  mutating func draw<Value>(_ name: String, _ body: (inout Chance) -> Value) -> Value {
    body(&streams[name, default: source.stream(name)])
  }
}
