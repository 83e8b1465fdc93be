import MiniUI

/// A device with an app, another app of its vendor, and another vendor's app.
final class Household {
  /// With the seed 1, unless given.
  let device: Device
  static var app: App { make("com.example.shop") }
  /// Another app of the same vendor.
  static var sibling: App { make("com.example.games") }
  /// Another vendor's app.
  static var stranger: App { make("org.other.radio") }

  init(os: String = "15.2", seed: UInt64 = 1, _ apps: App...) throws {
    device = Device(osVersion: os, seed: seed)
    for app in apps { try device.install(app) }
  }

  /// The identifier that a new process of an app reads.
  func text(_ kind: IdentifierKind, in app: App = Household.app) -> String? {
    device.start(app).identifiers.text(of: kind)
  }

  /// Returns true if an app reads the same identifier before and after a change.
  func keeps(
    _ kind: IdentifierKind, in app: App = Household.app, after change: (Device) throws -> Void
  ) rethrows -> Bool {
    let before = text(kind, in: app)
    try change(device)
    return before != nil && text(kind, in: app) == before
  }

  private static func make(_ bundle: String) -> App {
    var app = App(bundle: bundle)
    app.linksAdSupport = true
    app.accessGroups = ["ABCDE12345.shared"]
    return app
  }
}
