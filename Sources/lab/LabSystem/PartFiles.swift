package import LabLanguage

/// A part of a command's result, which `--shard I/N --json` prints and `--merge` adds up.
///
/// Its ``record`` is its only description: reading, writing and merging are the same for all parts.
package protocol PartOfWhole: Sendable {
  static var noun: Noun { get }
  /// The rows of its counts and of the facts that parts of one whole share.
  static var record: JSONRecord<Self> { get }
  /// The command line of the whole: `lab fleet FILE`.
  static var command: String { get }
  /// The noun of the whole: `fleet`.
  static var whole: String { get }
  /// The value of the key `part`; nil for a part without that key.
  static var partName: String? { get }

  var version: String { get }
  /// The number of the part.
  var shard: Shard { get }
}

extension PartOfWhole {
  /// The part as JSON: counts, from which a merge computes shares, intervals and correlations.
  package var partJSON: PrintedJSON { Self.record.json(self) }
}

package struct PartFiles<Part: PartOfWhole>: Sendable {
  /// The parts in the order of the command line, with their paths; there is at least one.
  package let files: [(path: String, part: Part)]
  /// The first of them, with which the others are compared.
  package let first: (path: String, part: Part)

  /// Reads all files; throws if one of them is not a part of this command's result.
  package init(_ paths: [String], _ source: any FileSource) throws(LabError) {
    guard !paths.contains("") else {
      throw .usage("the path of a part is empty", remedy: "write --merge FILE…")
    }
    files = try paths.map { path throws(LabError) in (path, try Self.read(path, source)) }
    guard let first = files.first else {
      throw .usage(
        "--merge needs the results of all parts",
        remedy: "write --merge FILE…, with the outputs of '\(Part.command) --shard I/N --json'")
    }
    self.first = first
  }

  /// Throws if parts differ in the version of the lab or in the number of parts.
  package func agreeOnVersionAndCount() throws(LabError) {
    try agree(on: "version of the lab", by: \.version)
    try agree(on: "number of parts", by: \.shard.count)
  }

  /// Throws if parts differ in a value.
  package func agree(
    on name: String, by value: (Part) -> some Equatable
  ) throws(LabError) {
    let expected = value(first.part)
    guard let other = files.first(where: { value($0.part) != expected }) else { return }
    throw refusal(other.path, "its \(name) differs from that of \(first.path.quoted)")
  }

  /// Throws if a part is missing or occurs twice.
  package func requireEachOnce() throws(LabError) {
    _ = try countOfWholes { _ in [0] }
  }

  /// Returns the number of wholes; each part must be present once per whole, with other seeds.
  package func countOfWholes(bySeeds seeds: (Part) -> [UInt64]) throws(LabError) -> Int {
    let count = first.part.shard.count
    let byNumber = Dictionary(grouping: files) { $0.part.shard.number }
    let wholes = byNumber.values.map(\.count).max() ?? 0
    for (number, found) in byNumber.sorted(by: { $0.key < $1.key }) {
      var seen: [UInt64: String] = [:]
      for file in found {
        for seed in seeds(file.part) {
          guard let other = seen.updateValue(file.path, forKey: seed) else { continue }
          throw refusal(
            file.path, "part \(number)/\(count) is given twice, also as \(other.quoted)")
        }
      }
    }
    guard let missing = (1...count).first(where: { byNumber[$0]?.count != wholes }) else {
      return wholes
    }
    let found = byNumber[missing]?.count ?? 0
    throw .usage(
      "part \(missing)/\(count) is "
        + (found == 0 ? "missing" : "given for \(found) seeds, other parts for \(wholes)"),
      remedy: "run it with --shard \(missing)/\(count) --json, and add its result")
  }

  /// Returns the error of a part that does not belong to the others.
  package func refusal(_ path: String, _ message: String) -> LabError {
    .invalid([
      SourceError(
        file: path, message: message,
        remedy: "give the results of one \(Part.whole), each part once")
    ])
  }

  private static func read(_ path: String, _ source: any FileSource) throws(LabError) -> Part {
    let contents = Result { () throws(FileError) in try source.read(path) }
    let mistakes: Mistakes
    do throws(SourceError) {
      mistakes = Mistakes(in: try SourceFile(name: path, contents))
    } catch {
      throw .invalid([error.remedied(by: remedy)])
    }
    let part = Self.node(of: mistakes).flatMap { node -> Part? in
      if let mistake = Self.reason(against: node) {
        mistakes.record(mistake)
        return nil
      }
      return Reader.object(Part.noun, Part.record).read(node, mistakes)
    }
    guard let part, mistakes.isEmpty else {
      // A command wrote the part, so one mistake shows as well as all that it is another file.
      throw .invalid(mistakes.errors.prefix(1).map { $0.remedied(by: remedy) })
    }
    return part
  }

  /// Returns the mistake in a file that is not a part of this command, such as its whole result.
  private static func reason(against node: Node) -> Mistake? {
    // The reader names the kind of value that it found instead.
    guard node.kind == .object else { return nil }
    let (start, noun) = (node.range.lowerBound, "a part of a \(Part.whole)")
    guard node["shard"] != nil else {
      return Mistake("it is not \(noun): it has no 'shard'", at: start)
    }
    guard let name = node["part"]?.plainText, name != Part.partName else { return nil }
    return Mistake("it is not \(noun), but one of 'lab \(name.brief)'", at: start)
  }

  /// Parses a file; the remedy of a mistake is to compute the part again, not to edit its text.
  private static func node(of mistakes: Mistakes) -> Node? {
    do throws(Mistake) {
      return try JSON5.parseNode(of: mistakes.file)
    } catch {
      mistakes.record(Mistake(error.message, at: error.offset, remedy: remedy))
      return nil
    }
  }

  private static var remedy: String {
    "name a file with the output of '\(Part.command) --shard I/N --json'"
  }
}

/// Readers of values that the parts of several commands have.
package enum PartReaders {
  /// A bound above the counts of any run, whose sums over many parts still fit in an Int.
  package static let count = Reader<Int>.integer(in: 0...100_000_000_000_000)

  /// The number of a part: `1/4`.
  package static let shard = Reader<String>.string.map(
    to: Noun(one: "a part such as '1/4'", many: "parts")
  ) { try? Shard($0) }

  /// The name of the command whose part a file is.
  package static func name(_ name: String) -> Reader<String> {
    Reader<String>.string.map(to: Noun(one: name.quoted, many: "\(name.quoted)s")) {
      $0 == name ? name : nil
    }
  }

  /// A seed, as text because it may be above the whole numbers of JSON.
  package static let seed = Reader<String>.string.map(
    to: Noun(one: "a seed as text", many: "seeds as texts")
  ) { UInt64($0) }
}

/// The 64-bit FNV-1a hash of inputs, by which a merge recognises parts of other inputs.
package struct Fingerprint: Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  package init() {}

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// Adds the bytes of a file with their number, so that other divisions into files differ.
  package mutating func add(file bytes: [UInt8]) {
    add("\(bytes.count) ".utf8)
    add(bytes)
  }

  package var text: String { String(hash, radix: 16) }
}
