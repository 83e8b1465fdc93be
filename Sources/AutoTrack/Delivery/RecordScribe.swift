import MiniUI

/// An encoder of a run's events as records.
struct RecordScribe {
  /// The id of the run: 32 hex digits.
  let session: String
  private var encoder: EventEncoder

  /// Creates a run's id from the process's random stream and the origin; ids are never shared.
  init(in process: AppProcess, origin: String, encoding: EventEncoding) {
    var chance = process.device.chance.stream("launch \(process.number)").stream("run \(origin)")
    session = chance.hex(bytes: 16)
    encoder = EventEncoder(encoding)
  }

  mutating func record(of event: Event) -> Record {
    Record(
      session: session, sequence: event.sequence,
      event: event.kind.isTrack ? event.name.text : event.kind.rawValue, time: event.time,
      content: encoder.content(of: event))
  }
}
