package import LabLanguage
import MiniUI

/// The encoding of `device.json`.
extension DeviceState {
  static let formatVersion = 1

  /// The text of the file with sorted keys and a final line end.
  var fileText: String { json.text() + "\n" }

  /// The content of the file.
  package var json: PrintedJSON {
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
  /// The instant in ISO 8601, or in seconds since 1970 if that is more exact.
  var exactText: String {
    Instant(iso8601: iso8601) == self ? iso8601 : timeSince1970.exactText
  }

  /// Parses the output of ``exactText``.
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
  /// The app as an element of the list.
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
  /// The degrees, or an object with the degrees and the name.
  fileprivate var json: PrintedJSON {
    let degrees = PrintedJSON.list([.fraction(latitude), .fraction(longitude)])
    return name.map { .members(["at": degrees, "name": .text($0)]) } ?? degrees
  }
}
