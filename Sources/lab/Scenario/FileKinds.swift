/// What a file holds; one that holds the other kind is told so in one sentence.
enum FileKinds {
  /// A scenario.
  static let scenario = reader(
    Scenario.reader, mark: ["scenario", "steps"], other: ["root", "classes"],
    "this file holds an app, not a scenario",
    remedy: "put it into a folder 'apps', and let a scenario name it by 'app'")

  /// An app.
  static let app = reader(
    AppDescription.reader, mark: ["root", "classes"], other: ["scenario", "steps"],
    "this file holds a scenario, not an app",
    remedy: "keep it out of folders 'apps', and let 'app' name another file")

  private static func reader<Value>(
    _ reader: Reader<Value>, mark: Set<String>, other: Set<String>, _ message: String,
    remedy: String
  ) -> Reader<Value> {
    Reader(reader.noun, from: reader.kinds, keys: reader.keys) { node, mistakes in
      let names = node.memberNames
      guard names.isDisjoint(with: mark), !names.isDisjoint(with: other) else {
        return reader.read(node, mistakes)
      }
      mistakes.record(message, at: node.range, remedy: remedy)
      return nil
    }
  }
}

extension Node {
  /// The keys of an object; none of what is no object.
  fileprivate var memberNames: Set<String> {
    guard case .object(let members) = value else { return [] }
    return Set(members.map(\.key))
  }
}
