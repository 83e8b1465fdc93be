import MiniUI

/// Who an event is about: the installation, until somebody logs in (S1.1).
struct Identity {
  /// The anonymous id, kept in the app's defaults, which go with the app (S1.3).
  let anonymousID: String
  /// Whether the app had never become active on this device when this was read (SA-L07).
  let isFirstLaunch: Bool
  private let defaults: Defaults

  /// Reads the id of the installation, or makes one and keeps it.
  init(in process: AppProcess) {
    defaults = process.device.defaults(of: process.app.bundle)
    isFirstLaunch = defaults[Self.launchedKey] == nil
    anonymousID = defaults[Self.anonymousIDKey] ?? Self.newID(in: process)
    defaults[Self.anonymousIDKey] = anonymousID
  }

  /// Keeps that the app has become active, for the next launch to know.
  func noteLaunch() {
    defaults[Self.launchedKey] = "true"
  }

  private static let anonymousIDKey = "AutoTrack.anonymousID"
  private static let launchedKey = "AutoTrack.launched"

  private static func newID(in process: AppProcess) -> String {
    var chance = process.device.chance.stream("anonymousID/\(process.app.bundle)")
    return chance.uuid()
  }
}
