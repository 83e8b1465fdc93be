package import AutoTrack
package import LabLanguage
import MiniUI

/// The Keychain item in which a tracker keeps the anonymous id, as described in a file.
package struct KeychainDescription: Sendable {
  /// The tracker's storage.
  package let storage: KeychainStorage
  /// The access group that apps of a team share; nil for the app's own zone.
  package let accessGroup: Located<String>?

  /// The keys of `keychain`.
  package static let reader: Reader<KeychainDescription> = .object(
    Noun(one: "a Keychain item", many: "Keychain items"),
    .optional("service", .string, default: standard.service, "The service of the item."),
    .optional("account", .string, default: standard.account, "The account of the item."),
    .optional(
      "accessGroup", Reader<String>.string.located,
      "The group of the apps' entitlements; the app's own zone unless given."),
    .optional(
      "writing", Reader<KeychainStorage.Writing>.word, default: .updateOrAdd,
      "The write that replaces an id."),
    make: { service, account, group, writing in
      let key = KeychainKey(service: service, account: account, accessGroup: group?.value)
      return KeychainDescription(
        storage: KeychainStorage(key: key, writing: writing), accessGroup: group)
    })

  private static let standard = KeychainStorage.standardKey
}

extension Reader where Value == Located<KeychainDescription>? {
  /// Reads the description with its place.
  static var keychain: Reader { KeychainDescription.reader.located.map { .some($0) } }
}
