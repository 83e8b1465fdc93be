import Wording

/// A rule that adds a value of the app's objects to an event, without code of the app (S3.8).
package struct BusinessDataEntry: Hashable, Sendable {
  /// The bundle identifier of the app.
  package let appKey: String
  package let appVersions: AppVersions
  /// The event that gets the value: one of ``events``.
  package let viewEvent: EventName
  /// The path of the view that the event is about.
  package let viewPath: PathPattern
  /// The key path from that view to the value.
  package let keyPath: PropertyPath
  /// The key of the value among the event's properties.
  package let keyName: String

  /// The events about a view.
  package static let events: [EventName] = [.appClick, .appViewScreen]
}

extension BusinessDataEntry {
  /// Reads an entry of a server's document; throws its fault.
  init(_ input: PropertyInput) throws(EntryFault) {
    guard case .dictionary(let members) = input else { throw EntryFault("it is not an object") }
    let event = EventName(try members.text("viewEvent"))
    guard Self.events.contains(event) else {
      throw EntryFault("'\(event)' does not take business data; use $AppClick or $AppViewScreen")
    }
    let name = try members.text("keyName")
    if let fault = NameFault(of: .string(name)), fault.losesKey {
      throw EntryFault("'\(name)' \(fault)")
    }
    guard !name.hasPrefix("$") else {
      throw EntryFault("'\(name)' is reserved for the SDK; use a name without a leading '$'")
    }
    self.init(
      appKey: try members.text("appKey"), appVersions: try members.versions("appVersion"),
      viewEvent: event, viewPath: try members.pattern("viewPath"),
      keyPath: try members.propertyPath("keyPath"), keyName: name)
  }
}

/// The reason for which an entry is skipped.
struct EntryFault: Error, Equatable {
  let reason: Sentence

  init(_ reason: Sentence) {
    self.reason = reason
  }
}

extension PropertyInputs {
  fileprivate func text(_ key: String) throws(EntryFault) -> String {
    guard let text = self[key]?.text else { throw EntryFault("'\(key)' is not a string") }
    return text
  }

  fileprivate func pattern(_ key: String) throws(EntryFault) -> PathPattern {
    let text = try text(key)
    do throws(ViewPathError) {
      return try PathPattern(text)
    } catch {
      throw EntryFault("'\(key)' is not a view path: \(error)")
    }
  }

  fileprivate func propertyPath(_ key: String) throws(EntryFault) -> PropertyPath {
    let text = try text(key)
    do throws(PropertyPathError) {
      return try PropertyPath(text)
    } catch {
      throw EntryFault("'\(key)' is not a key path: \(error)")
    }
  }

  fileprivate func versions(_ key: String) throws(EntryFault) -> AppVersions {
    switch self[key] {
    case .string(let text)?:
      if let version = AppVersion(text) { return .only(version) }
    case .dictionary(let range)?:
      let (first, last) = (range["from"]?.text, range["to"]?.text)
      let ends = (first.flatMap(AppVersion.init), last.flatMap(AppVersion.init))
      let isRead = (ends.0 == nil) == (first == nil) && (ends.1 == nil) == (last == nil)
      if isRead, let versions = AppVersions(from: ends.0, to: ends.1) { return versions }
    default: break
    }
    throw EntryFault("'\(key)' is neither a version nor a valid range of versions")
  }
}
