public import AutoTrack
import LabLanguage
import Wording

/// The object `tracker` of a scenario, from which a tracker reads its settings.
///
/// Each key that is asked for is known; all others are mistakes, with a suggestion. A value of the
/// wrong type is a mistake too, and the default takes its place.
public final class TrackerValues {
  private let node: Node?
  private let mistakes: Mistakes
  private var asked: [String] = []

  /// The values of an object; nil for a scenario without the key `tracker`.
  init(_ node: Node?, _ mistakes: Mistakes) {
    (self.node, self.mistakes) = (node, mistakes)
  }

  /// Returns the value of a key; nil without the key.
  public func value(_ key: String) -> TrackerValue? {
    find(key).map { TrackerValue($0, in: mistakes.file) }
  }

  /// Returns a text.
  public func text(_ key: String, default text: String = "") -> String {
    read(key, .string) ?? text
  }

  /// Returns a truth value.
  public func flag(_ key: String, default flag: Bool = false) -> Bool {
    read(key, .boolean) ?? flag
  }

  /// Returns a number.
  public func number(_ key: String, default number: Double = 0) -> Double {
    read(key, .number) ?? number
  }

  /// Returns a list of texts.
  public func texts(_ key: String, default texts: [String] = []) -> [String] {
    read(key, Reader<[String]>.array(of: .string)) ?? texts
  }

  /// Returns AutoTrack's configuration, for a tracker that extends AutoTrack.
  ///
  /// It reads the keys that have not been asked for, so ask for the tracker's own keys before.
  /// Keys that concern the lab, such as files of rules, are mistakes: only AutoTrack itself has
  /// them. Likewise, `upload.cache` of single apps has no effect.
  public func configuration() -> Configuration {
    guard let node, case .object(let members) = node.value else {
      return TrackerDescription.standard.configuration
    }
    let others = members.filter { !asked.contains($0.key) }
    asked += others.map(\.key)
    for member in others where TrackerDescription.keysOfLab.contains(member.key) {
      mistakes.record(
        TrackerKind.need(of: "the key \(member.key.quoted)").text, at: member.keyRange)
    }
    let description = TrackerDescription.reader.read(node.with(.object(others)), mistakes)
    return (description ?? .standard).configuration
  }

  /// Records a mistake at a value: file, line, column and a caret.
  public func refuse(_ value: TrackerValue, _ message: String, remedy: String? = nil) {
    mistakes.record(message, at: value.range, remedy: remedy)
  }

  /// The settings of AutoTrack, whose keys are part of the format of scenarios.
  var description: TrackerDescription {
    node.flatMap { TrackerDescription.reader.read($0, mistakes) } ?? .standard
  }

  /// Records the keys that have not been asked for.
  func refuseUnknown() {
    guard let node else { return }
    var members = Members(of: node, "tracker", mistakes)
    members?.refuseUnknown(allowing: AllowedKeys(asked))
  }

  private func read<Value>(_ key: String, _ reader: Reader<Value>) -> Value? {
    find(key).flatMap { reader.read($0, mistakes) }
  }

  private func find(_ key: String) -> Node? {
    if !asked.contains(key) { asked.append(key) }
    return node.flatMap { Members(of: $0, "tracker", mistakes)?[key] }
  }
}

/// A value of a scenario's `tracker` object, with its position in the file.
public struct TrackerValue: Sendable {
  /// The value.
  public let content: Content
  /// The line, from 1.
  public let line: Int
  /// The column in Characters, from 1.
  public let column: Int
  /// The bytes in the file.
  let range: Range<Int>

  /// A JSON value.
  public indirect enum Content: Sendable {
    /// Text with its escapes decoded.
    case string(String)
    /// A number.
    case number(Double)
    /// `true` or `false`.
    case boolean(Bool)
    /// The items in their order.
    case list([TrackerValue])
    /// The members in their order, without duplicate keys.
    case object([(key: String, value: TrackerValue)])
    /// The word `null`.
    case null
  }

  /// Copies a value and resolves its position.
  init(_ node: Node, in file: SourceFile) {
    let position = file.position(at: node.range.lowerBound)
    (line, column, range) = (position.line, position.column, node.range)
    content =
      switch node.value {
      case .string(let text): .string(text)
      case .number(let number): .number(number.value)
      case .boolean(let flag): .boolean(flag)
      case .array(let items): .list(items.map { TrackerValue($0, in: file) })
      case .object(let members):
        .object(members.map { (key: $0.key, value: TrackerValue($0.value, in: file)) })
      case .null: .null
      }
  }
}
