import AutoTrack
import MiniUI

/// An app's reading of its identifiers at a step; unreadable ones are omitted.
package struct IdentifierReading: Sendable {
  /// The index of the step, from zero.
  package let step: Int
  /// The bundle identifier of the app.
  package let bundle: String
  /// The system version at the time.
  package let os: String
  /// The values by identifier.
  package let texts: [ReadIdentifier: String]

  /// Reads every identifier; those that apps make are made and stored, as at a first launch.
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
    case .anonymousID: session.autoTrack?.author?.anonymousID
    case .distinctID: session.autoTrack?.author?.distinctID
    case .loginID: session.autoTrack?.author?.loginID
    default: identifier.kind.flatMap(session.process.identifiers.text)
    }
  }
}
