import MiniUI

@testable import AutoTrack

/// An app on a device: each launch reads the stored identity.
final class Installation {
  let device: Device
  private let app: App
  private let scheme: IdentityScheme
  /// The last launch; its objects live as long as it is kept.
  private(set) var process: AppProcess?

  init(
    os: String = "15.2", seed: UInt64 = 1, _ scheme: IdentityScheme = .scheme1,
    linksAdSupport: Bool = false, accessGroups: [String] = []
  ) {
    device = Device(osVersion: os, seed: seed)
    self.scheme = scheme
    var app = App(bundle: "com.example.shop")
    app.linksAdSupport = linksAdSupport
    app.accessGroups = accessGroups
    self.app = app
  }

  /// The identity after another launch.
  func launch() -> Identity {
    let process = device.start(app)
    self.process = process
    return Identity(in: process, scheme)
  }

  /// The identity after a reinstallation.
  func reinstall() throws -> Identity {
    try device.reinstall(app.bundle)
    return launch()
  }

  var defaults: Defaults { device.defaults(of: app.bundle) }
}

extension Author {
  /// The texts of the identities by key.
  var known: [String: String] {
    Dictionary(
      uniqueKeysWithValues: identities.compactMap { key, value in
        if case .string(let text) = value { (key, text) } else { nil }
      })
  }
}

extension IdentityOutcome {
  /// The author of the event that announces the change.
  var announced: Author? {
    if case .announced(let announcement) = self { announcement.author } else { nil }
  }
}
