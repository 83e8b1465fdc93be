import MiniUI

/// Makes records of a run's events.
struct RecordScribe {
  /// The run: 32 hex digits.
  let session: String
  /// By what events are written down.
  private var encoder: EventEncoder

  /// A run's id grows from its process's chance and the origin; no two processes share one.
  init(in process: AppProcess, origin: String, encoding: EventEncoding) {
    var chance = process.device.chance.stream("launch \(process.number)").stream("run \(origin)")
    session = chance.hex(bytes: 16)
    encoder = EventEncoder(encoding)
  }

  /// The event, encoded.
  mutating func record(of event: Event) -> Record {
    Record(
      session: session, sequence: event.sequence,
      event: event.kind.isTrack ? event.name.text : event.kind.rawValue, time: event.time,
      content: encoder.content(of: event))
  }
}
