package import LabLanguage

/// A fleet in a scenario: many devices whose people visit a page of the app.
///
/// `lab run` runs the scenario on one device and ignores this; `lab fleet` runs this.
package struct FleetDescription: Sendable {
  /// The address of the page that every session shows.
  let page: Located<String>
  let leave: String
  /// The default number of devices.
  package let devices: Int
  /// The expected share of lost events per way, in per cent.
  package let lands: [FleetWay: ClosedRange<Double>]
  package let values: [FleetParameter: FleetValue]

  package static let mostDevices = 1_000_000_000

  static let reader: Reader<FleetDescription> = .object(
    "fleet",
    Fields.required(
      "page", Reader<String>.string.located,
      "The page that every session shows, by its address in the app's `pages`."),
    Fields.optional(
      "leave", Reader<String>.filled, default: "$WebPageLeave",
      "The page leave event."),
    Fields.optional(
      "devices", Reader<Int>.integer(in: 1...mostDevices), default: 1_000,
      "The number of devices; `--devices` overrides it."),
    Fields.optional(
      "lands", lands,
      "The expected range of each way's losses, in per cent."),
    Fields.optional(
      "causes", values(FleetParameter.causes, "cause"), default: [:],
      "The causes of losses, by name; a missing cause never happens."),
    Fields.optional(
      "settings", values(FleetParameter.settings, "setting"), default: [:],
      "The behaviour of users, networks and SDKs, by name."),
    make: { page, leave, devices, lands, causes, settings in
      FleetDescription(
        page: page, leave: leave, devices: devices, lands: lands ?? [:],
        values: causes.merging(settings) { cause, _ in cause })
    })

  package static let lands: Reader<[FleetWay: ClosedRange<Double>]> = .object(
    Noun(one: "a fleet's expected losses", many: "fleets' expected losses"),
    Fields.optional("direct", percent, "The losses of the page's own SDK: `[3, 7]`."),
    Fields.optional("bridged", percent, "The losses of the app's SDK."),
    make: { direct, bridged in
      var lands: [FleetWay: ClosedRange<Double>] = [:]
      (lands[.direct], lands[.bridged]) = (direct, bridged)
      return lands
    })

  private static let percent = Reader<[Double]>.array(of: .number, count: 2).map(
    to: Noun(one: "two numbers from 0 to 100, the smaller first", many: "ranges of per cent")
  ) { ends -> ClosedRange<Double>? in
    guard ends[0] >= 0, ends[0] <= ends[1], ends[1] <= 100 else { return nil }
    return ends[0]...ends[1]
  }

  private static func values(
    _ known: [FleetParameter], _ kind: String
  ) -> Reader<[FleetParameter: FleetValue]> {
    let entries = Reader<[Entry<Located<FleetValue>>]>.entries(of: FleetValue.reader.located)
    return Reader(entries.noun, from: entries.kinds, shape: entries.shape) { node, mistakes in
      guard let read = entries.read(node, mistakes) else { return nil }
      var values: [FleetParameter: FleetValue] = [:]
      for entry in read {
        guard let parameter = known.first(where: { $0.rawValue == entry.key.value }) else {
          mistakes.record(
            "unknown \(kind) \(entry.key.value.quoted)", entry.key.value, at: entry.key.range,
            among: known.map(\.rawValue), "\(kind)s")
          continue
        }
        values[parameter] = parameter.checked(entry.value, mistakes)
      }
      return values.count == read.count ? values : nil
    }
  }
}

extension FleetParameter {
  /// Returns the value if it and its range are within the bounds; else records a mistake.
  fileprivate func checked(
    _ value: Located<FleetValue>, _ mistakes: Mistakes
  ) -> FleetValue? {
    let limits = "from \(bounds.lowerBound.plain) to \(bounds.upperBound.plain)"
    for number in value.value.numbers {
      guard bounds.contains(number) else {
        mistakes.record(
          "'\(rawValue)' cannot be \(number.plain)", at: value.range,
          remedy: "give a number \(limits)")
        return nil
      }
      guard !isWhole || number == number.rounded() else {
        mistakes.record(
          "'\(rawValue)' cannot be \(number.plain)", at: value.range,
          remedy: "give a whole number \(limits)")
        return nil
      }
    }
    return value.value
  }
}
