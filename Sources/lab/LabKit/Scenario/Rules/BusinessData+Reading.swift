import AutoTrack
import LabLanguage

/// The format of business data files, from which a server's JSON is made (S3.8).
enum BusinessDataFile {
  /// Reads the JSON of a file whose entries are all valid for the SDK.
  static let reader: Reader<String> = FileKinds.listFile(list)

  private static let list = Reader<String>(
    entries.noun, from: [.array], shape: entries.shape
  ) { node, mistakes in
    entries.read(node, mistakes).map { _ in node.json }
  }

  private static let entries = Reader<[Bool]>.array(of: entry)

  private static let entry: Reader<Bool> = .object(
    Noun(one: "an entry of business data", many: "entries of business data"),
    Fields.required("appKey", Reader<String>.filled, "The bundle identifier of the app."),
    Fields.required(
      "appVersion", versions, "A version of the app, or a range: `{ from: \"2.0\" }`."),
    Fields.required("viewEvent", event, "The event that gets the value."),
    Fields.required(
      "viewPath", viewPath,
      "The path of the view, in the default scheme; `[*]` matches every index."),
    Fields.required(
      "keyPath", keyPath, "The key path of the value, from that view: `product.tags.0`."),
    Fields.required("keyName", keyName, "The name of the value in the event."),
    make: { (_: String, _: Bool, _: Bool, _: Bool, _: Bool, _: Bool) in true })

  static var keys: [KeyDescription] { entry.keys }

  private static let viewPath: Reader<Bool> = PathPattern.reader.map { (_: PathPattern) in true }

  private static let version = Reader<String>.string.map(
    to: Noun(one: "a version such as \"2.3.1\"", many: "versions")
  ) { AppVersion($0) }

  private static let versions: Reader<Bool> = .either(
    version.map { (_: AppVersion) in true }, range)

  private static let ends: Reader<AppVersions?> = .object(
    Noun(one: "a range of versions", many: "ranges of versions"),
    Fields.optional("from", version, "The first version."),
    Fields.optional("to", version, "The last version."),
    make: { AppVersions(from: $0, to: $1) })

  private static let range = Reader<Bool>(ends.noun, from: [.object], shape: ends.shape) {
    node, mistakes in
    guard let read = ends.read(node, mistakes) else { return nil }
    if read == nil {
      mistakes.record(
        "this range contains no version", at: node.range,
        remedy: "give 'from' or 'to', with 'from' not later than 'to'")
    }
    return true
  }

  private static let event: Reader<Bool> = {
    let names = BusinessDataEntry.events.map(\.text)
    let noun = Noun(one: names.quoted("or"), many: "events")
    return Reader(noun, from: [.string], shape: .words(names)) { node, mistakes in
      guard case .string(let text) = node.value else { return nil }
      if names.contains(text) { return true }
      mistakes.record(node, saysNo: noun, remedy: Suggestion.question(for: text, among: names))
      return nil
    }
  }()

  private static let keyPath = Reader<Bool>(
    "key path", from: [.string]
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    do throws(PropertyPathError) {
      _ = try PropertyPath(text)
      return true
    } catch {
      mistakes.record(
        Mistake(
          "\(text.quoted) is not a key path: expected the name of a property",
          at: node.place(of: error.offset, in: text),
          remedy: "separate names with one dot: 'product.name'"))
      return nil
    }
  }

  private static let keyName = Reader<Bool>(
    "name", from: [.string]
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    if text.hasPrefix("$") {
      mistakes.record(
        "\(text.quoted) is reserved for the SDK", at: node.range, remedy: "use a name without '$'")
      return nil
    }
    guard let fault = CheckedName(checking: .string(text)).fault else { return true }
    mistakes.record(
      "\(text.quoted) is not a property name (\(fault.rawValue))", at: node.range,
      remedy: "use letters, digits and _, without a leading digit; reserved names are not allowed")
    return nil
  }
}
