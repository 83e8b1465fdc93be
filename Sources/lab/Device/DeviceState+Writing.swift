import MiniUI

/// How a device is written down: `device.json`.
extension DeviceState {
  /// The version of the format that is written and read.
  static let formatVersion = 1

  /// The text of the file, its keys sorted on every level, with a last line end.
  var fileText: String { json.text() + "\n" }

  /// What the file says.
  var json: PrintedJSON {
    .members([
      "apps": .list(installedApps.map(\.json)),
      "carrier": carrier.map(PrintedJSON.text),
      "clock": .members(["time": .text(time.exactText), "uptime": .text(uptime.exactText)]),
      "defaults": .sorted(defaults) { .sorted($0) },
      "identifiers": identifiers.json,
      "keychain": .sorted(keychain) { .sorted($0) { .sorted($0) } },
      "location": location.map(\.json),
      "model": .text(model),
      "network": .text(network.rawValue),
      "os": .text(osVersion),
      "otherSchemes": .texts(otherSchemes.sorted()),
      "processes": .number(startedProcesses),
      "screen": .list([.fraction(screen.width), .fraction(screen.height)]),
      "seed": .text("\(seed)"),
      "timeZone": .text(timeZone.description),
      "version": .number(Self.formatVersion),
      "websites": .sorted(websites) {
        .members([
          "pages": .texts($0.pages.sorted()),
          "storage": .sorted($0.storages) { .sorted($0) },
        ])
      },
    ])
  }
}

extension Instant {
  /// As ISO 8601 writes it, or as seconds since 1970 where that would not be exact.
  var exactText: String {
    Instant(iso8601: iso8601) == self ? iso8601 : timeSince1970.exactText
  }

  /// Reads what ``exactText`` writes.
  init?(exactText text: String) {
    if let instant = Instant(iso8601: text) {
      self = instant
    } else if let seconds = Duration(exactText: text) {
      self.init(timeSince1970: seconds)
    } else {
      return nil
    }
  }
}

extension InstalledApp {
  /// The app in a list of apps.
  fileprivate var json: PrintedJSON {
    .members([
      "accessGroups": .texts(accessGroups),
      "bundle": .text(bundle),
      "linksAdSupport": .flag(linksAdSupport),
      "name": .text(name),
      "schemes": .texts(schemes.sorted()),
      "team": .text(team),
      "version": .text(version),
    ])
  }
}

extension IdentifierState {
  /// What a device is known by.
  fileprivate var json: PrintedJSON {
    .members([
      "advertising": .text(advertising),
      "limitsAdTracking": .flag(limitsAdTracking),
      "pasteboards": .sorted(pasteboards) {
        .members(["owner": .text($0.owner), "text": .text($0.text)])
      },
      "pushTokens": .sorted(pushTokens),
      "streams": .sorted(streams) { .text($0.text) },
      "vendors": .sorted(vendors),
    ])
  }
}

extension Location {
  /// Its degrees, in an object with its name if it has one.
  fileprivate var json: PrintedJSON {
    let degrees = PrintedJSON.list([.fraction(latitude), .fraction(longitude)])
    return name.map { .members(["at": degrees, "name": .text($0)]) } ?? degrees
  }
}
