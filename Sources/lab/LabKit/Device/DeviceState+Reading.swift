package import LabLanguage
package import LabSystem
package import MiniUI

/// The decoding of `device.json`.
extension DeviceState {
  /// Reads a file written by ``fileText``; another version is rejected before anything else.
  package static func read(_ file: SourceFile) throws(LabError) -> DeviceState {
    let mistakes = Mistakes(in: file)
    do throws(Mistake) {
      let node = try JSON5.parseNode(of: file)
      checkVersion(node, mistakes)
      if mistakes.isEmpty, let state = reader.read(node, mistakes), mistakes.isEmpty {
        return state
      }
    } catch {
      mistakes.record(error)
    }
    let remedy = "repair the file, or use another folder"
    throw .invalid(mistakes.errors.map { $0.remedied(by: remedy) })
  }

  private static func checkVersion(_ node: Node, _ mistakes: Mistakes) {
    guard case .object(let members) = node.value,
      let version = members.first(where: { $0.key == "version" })?.value,
      case .number(let number) = version.value, let found = number.integer,
      found != formatVersion
    else { return }
    mistakes.record(
      "the device has format version \(found); this lab reads version \(formatVersion)",
      at: version.range, remedy: "use the lab that wrote it, or another folder")
  }

  /// The keys of `device.json`.
  private static let reader: Reader<DeviceState> = .object(
    "device",
    Fields(
      .required("version", .integer(in: formatVersion...formatVersion), "The format."),
      record.fields, make: { $1 }))

  /// The keys besides the version.
  static let record = JSONRecord<DeviceState>(
    filling: DeviceState(
      model: "", osVersion: "", screen: .zero, timeZone: .utc, seed: 0,
      identifiers: IdentifierState(advertising: "")),
    Field("model", \.model, "The hardware model."),
    Field("os", \.osVersion, as: DeviceDescription.version, "The system's exact version."),
    Field("screen", \.screen, as: DeviceDescription.size, "Width and height in points."),
    Field("timeZone", \.timeZone, as: DeviceDescription.zone, "Local time."),
    Field("seed", \.seed, as: seedText, "The random seed."),
    Field("identifiers", \.identifiers, "The device's identifiers."),
    Field("clock", \.clock, "The device's two times."),
    Field(
      "processes", \.startedProcesses, as: .integer(atLeast: 0),
      "The number of started processes."),
    Field("network", \.network, "The network connection."),
    Field("carrier", \.carrier, "The operator of the mobile network."),
    Field("location", \.location, as: DeviceDescription.place, "Degrees north and east."),
    Field("otherSchemes", \.otherSchemes, "The schemes of other apps."),
    Field("apps", \.installedApps, as: InstalledApp.listReader, "The apps, in order."),
    Field("keychain", \.keychain, "By zone, service, account."),
    Field("defaults", \.defaults, "By bundle identifier."),
    Field("websites", \.websites, "The data of browsers."))

  /// The two times of a device.
  fileprivate struct Clock: Recorded, FormatValue {
    let time: Instant
    let uptime: Duration

    static let record = JSONRecord<Clock>(
      Field("time", \.time, as: instant, "The wall-clock time."),
      Field("uptime", \.uptime, as: seconds, "The time since boot."),
      make: Clock.init)
    static let reader: Reader<Clock> = .object("clock", record)
  }

  private var clock: Clock {
    get { Clock(time: time, uptime: uptime) }
    set { (time, uptime) = (newValue.time, newValue.uptime) }
  }

  private static let seedText = Reader<String>.string.map(
    to: Noun(one: "a whole number from 0 to \(UInt64.max) in quotes", many: "seeds")
  ) { UInt64($0) }

  private static let instant = Reader<String>.string.map(
    to: Noun(one: "a time such as '2020-01-01T00:00:12.500Z' or '1577836812.5s'", many: "times")
  ) { Instant(exactText: $0) }

  private static let seconds = Reader<String>.string.map(
    to: Noun(one: "seconds such as '12.5s'", many: "seconds")
  ) { text -> Duration? in
    Duration(exactText: text).flatMap { $0 >= .zero ? $0 : nil }
  }
}

extension Dictionary: FormatValue where Key == String, Value: FormatValue {
  /// Reads values by free keys.
  package static var reader: Reader<Self> {
    Reader<[Entry<Value>]>.entries(of: Value.reader).map { entries in
      Dictionary(entries.map { ($0.key.value, $0.value) }) { $1 }
    }
  }
}

extension Set: FieldValue {}
extension Set<String>: FormatValue {
  package static var reader: Reader<Self> { Reader<[String]>.array(of: .string).map { Set($0) } }
}

extension InstalledApp: Recorded {
  /// Reads the apps on a device; their bundle identifiers must be distinct.
  fileprivate static let listReader: Reader<[InstalledApp]> = {
    let list = Reader<[Located<InstalledApp>]>.array(
      of: Reader.object("app", record).located)
    return Reader(list.noun, from: [.array]) { node, mistakes in
      guard let apps = list.read(node, mistakes) else { return nil }
      var seen: Set<String> = []
      for app in apps where !seen.insert(app.value.bundle).inserted {
        mistakes.record("\(app.value.bundle) is listed twice", at: app.range)
      }
      return apps.map(\.value)
    }
  }()

  package static let record = JSONRecord<InstalledApp>(
    filling: InstalledApp(
      name: "", bundle: "", version: "", team: "", schemes: [], accessGroups: [],
      linksAdSupport: false),
    Field("accessGroups", \.accessGroups, "Zones of the Keychain."),
    Field("bundle", \.bundle, as: .bundle, "The bundle identifier."),
    Field("linksAdSupport", \.linksAdSupport, "Can ask for the IDFA."),
    Field("name", \.name, "The name under the icon."),
    Field("schemes", \.schemes, "The app's URL schemes."),
    Field("team", \.team, "The team that signed it."),
    Field("version", \.version, "The short version."))
}

extension WebsiteState: Recorded, FormatValue {
  package static let reader: Reader<WebsiteState> = .object("website data", record)

  package static let record = JSONRecord<WebsiteState>(
    filling: WebsiteState(),
    Field("pages", \.pages, "Pages that need no server."),
    Field("storage", \.storages, "By origin and key."))
}

extension IdentifierState: Recorded, FormatValue {
  package static let reader: Reader<IdentifierState> = .object("identifiers", record)

  package static let record = JSONRecord<IdentifierState>(
    filling: IdentifierState(advertising: ""),
    Field("advertising", \.advertising, "The IDFA."),
    Field("limitsAdTracking", \.limitsAdTracking, "Limits ad tracking."),
    Field("pasteboards", \.pasteboards, "By name."),
    Field("pushTokens", \.pushTokens, "By bundle identifier."),
    Field("streams", \.streams, "The random streams' positions."),
    Field("vendors", \.vendors, "By vendor."))
}

extension Pasteboards.Board: Recorded, FormatValue {
  package static let reader: Reader<Pasteboards.Board> = .object("pasteboard", record)

  package static let record = JSONRecord<Pasteboards.Board>(
    Field("owner", \.owner, "The app's bundle identifier."),
    Field("text", \.text, "The text on it."),
    make: { Pasteboards.Board(owner: $0, text: $1) })
}

extension ChancePosition: FormatValue {
  package static let reader = Reader<String>.string.map(
    to: Noun(one: "64 hex digits, not zeros alone", many: "places of chance")
  ) { ChancePosition($0) }
}
