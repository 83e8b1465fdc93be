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
    Fields(hardware, time, contents) { state, addTime, addContents in
      addContents(addTime(state))
    })

  private typealias Step = @Sendable (DeviceState) -> DeviceState

  private static let hardware = Fields<DeviceState>(
    Fields.required("version", .integer(in: formatVersion...formatVersion), "The format."),
    Fields.required("model", .string, "The hardware model."),
    Fields.required("os", DeviceDescription.version, "The system's exact version."),
    Fields.required("screen", DeviceDescription.size, "Width and height in points."),
    Fields.required("timeZone", DeviceDescription.zone, "Local time."),
    Fields.required("seed", seed, "The random seed."),
    Fields.required("identifiers", IdentifierState.reader, "The device's identifiers."),
    make: { _, model, os, screen, timeZone, seed, identifiers in
      DeviceState(
        model: model, osVersion: os, screen: screen, timeZone: timeZone, seed: seed,
        identifiers: identifiers)
    })

  private static let time = Fields<Step>(
    Fields.required("clock", clock, "The device's two times."),
    Fields.required("processes", .integer(atLeast: 0), "The number of started processes."),
    Fields.required("network", Reader<Network>.word, "The network connection."),
    Fields.optional("carrier", .string, "The operator of the mobile network."),
    Fields.optional("location", DeviceDescription.place, "Degrees north and east."),
    make: { clock, processes, network, carrier, location in
      { state in
        var state = state
        (state.time, state.uptime) = (clock.0, clock.1)
        state.startedProcesses = processes
        (state.network, state.carrier, state.location) = (network, carrier, location)
        return state
      }
    })

  private static let contents = Fields<Step>(
    Fields.required(
      "otherSchemes", Reader<[String]>.array(of: .string), "The schemes of other apps."),
    Fields.required("apps", InstalledApp.listReader, "The apps, in order."),
    Fields.required("keychain", .table(of: .table(of: .texts)), "By zone, service, account."),
    Fields.required("defaults", .table(of: .texts), "By bundle identifier."),
    Fields.required("websites", .table(of: WebsiteState.reader), "The data of browsers."),
    make: { schemes, apps, keychain, defaults, websites in
      { state in
        var state = state
        state.otherSchemes = Set(schemes)
        state.installedApps = apps
        (state.keychain, state.defaults, state.websites) = (keychain, defaults, websites)
        return state
      }
    })

  private static let seed = Reader<String>.string.map(
    to: Noun(one: "a whole number from 0 to \(UInt64.max) in quotes", many: "seeds")
  ) { UInt64($0) }

  private static let clock = Reader<(Instant, Duration)>.object(
    "clock",
    Fields.required("time", instant, "The wall-clock time."),
    Fields.required("uptime", seconds, "The time since boot."),
    make: { ($0, $1) })

  private static let instant = Reader<String>.string.map(
    to: Noun(one: "a time such as '2020-01-01T00:00:12.500Z' or '1577836812.5s'", many: "times")
  ) { Instant(exactText: $0) }

  private static let seconds = Reader<String>.string.map(
    to: Noun(one: "seconds such as '12.5s'", many: "seconds")
  ) { text -> Duration? in
    Duration(exactText: text).flatMap { $0 >= .zero ? $0 : nil }
  }
}

extension Reader {
  /// Reads values by free keys.
  fileprivate static func table<Item>(of item: Reader<Item>) -> Reader
  where Value == [String: Item] {
    Reader<[Entry<Item>]>.entries(of: item).map { entries in
      Dictionary(entries.map { ($0.key.value, $0.value) }) { $1 }
    }
  }
}

extension Reader where Value == [String: String] {
  /// Reads texts by free keys.
  fileprivate static var texts: Reader { .table(of: .string) }
}

extension InstalledApp {
  /// Reads the apps on a device; their bundle identifiers must be distinct.
  fileprivate static let listReader: Reader<[InstalledApp]> = {
    let list = Reader<[Located<InstalledApp>]>.array(of: reader.located)
    return Reader(list.noun, from: [.array]) { node, mistakes in
      guard let apps = list.read(node, mistakes) else { return nil }
      var seen: Set<String> = []
      for app in apps where !seen.insert(app.value.bundle).inserted {
        mistakes.record("\(app.value.bundle) is listed twice", at: app.range)
      }
      return apps.map(\.value)
    }
  }()

  private static let reader = Reader<InstalledApp>.object(
    "app",
    Fields.required("accessGroups", Reader<[String]>.array(of: .string), "Zones of the Keychain."),
    Fields.required("bundle", .bundle, "The bundle identifier."),
    Fields.required("linksAdSupport", .boolean, "Can ask for the IDFA."),
    Fields.required("name", .string, "The name under the icon."),
    Fields.required("schemes", Reader<[String]>.array(of: .string), "The app's URL schemes."),
    Fields.required("team", .string, "The team that signed it."),
    Fields.required("version", .string, "The short version."),
    make: { groups, bundle, linksAdSupport, name, schemes, team, version in
      InstalledApp(
        name: name, bundle: bundle, version: version, team: team, schemes: Set(schemes),
        accessGroups: groups, linksAdSupport: linksAdSupport)
    })
}

extension WebsiteState {
  fileprivate static let reader = Reader<WebsiteState>.object(
    "website data",
    Fields.required("pages", Reader<[String]>.array(of: .string), "Pages that need no server."),
    Fields.required("storage", .table(of: .texts), "By origin and key."),
    make: { WebsiteState(storages: $1, pages: Set($0)) })
}

extension IdentifierState {
  fileprivate static let reader = Reader<IdentifierState>.object(
    "identifiers",
    Fields.required("advertising", .string, "The IDFA."),
    Fields.required("limitsAdTracking", .boolean, "Limits ad tracking."),
    Fields.required("pasteboards", .table(of: board), "By name."),
    Fields.required("pushTokens", .texts, "By bundle identifier."),
    Fields.required("streams", .table(of: position), "The random streams' positions."),
    Fields.required("vendors", .texts, "By vendor."),
    make: { advertising, limits, boards, tokens, streams, vendors in
      var state = IdentifierState(advertising: advertising)
      state.limitsAdTracking = limits
      (state.pasteboards, state.streams) = (boards, streams)
      (state.pushTokens, state.vendors) = (tokens, vendors)
      return state
    })

  private static let board = Reader<Pasteboards.Board>.object(
    "pasteboard",
    Fields.required("owner", .string, "The app's bundle identifier."),
    Fields.required("text", .string, "The text on it."),
    make: { Pasteboards.Board(owner: $0, text: $1) })

  private static let position = Reader<String>.string.map(
    to: Noun(one: "64 hex digits, not zeros alone", many: "places of chance")
  ) { ChancePosition($0) }
}
