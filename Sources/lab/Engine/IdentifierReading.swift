import AutoTrack
import MiniUI

/// What an app read of its identifiers at a step; what it could not read is left out.
package struct IdentifierReading: Sendable {
  /// The step's index, counted from zero.
  package let step: Int
  /// The app that read, by its bundle identifier.
  package let bundle: String
  /// The device's system then.
  package let os: String
  /// The texts that it got.
  package let texts: [ReadIdentifier: String]

  /// Lets an app read everything; what it makes itself is made and kept, as at a first launch.
  init(at step: Int, by session: AppSession) {
    self.step = step
    bundle = session.process.app.bundle
    os = session.process.device.osVersion
    let hashes = DerivedIdentifiers(of: session.process)
    var texts: [ReadIdentifier: String] = [:]
    for identifier in ReadIdentifier.allCases {
      texts[identifier] = Self.text(of: identifier, in: session, hashes)
    }
    self.texts = texts
  }

  private static func text(
    of identifier: ReadIdentifier, in session: AppSession, _ hashes: DerivedIdentifiers
  ) -> String? {
    switch identifier {
    case .macHash: hashes.macHash
    case .macAndBundleHash: hashes.macAndBundleHash
    case .pushTokenHash: hashes.pushTokenHash
    case .anonymousID: session.tracker.author?.anonymousID
    case .distinctID: session.tracker.author?.distinctID
    case .loginID: session.tracker.author?.loginID
    default: identifier.kind.flatMap(session.process.identifiers.text)
    }
  }
}
