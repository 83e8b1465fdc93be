package import LabLanguage

/// One of several parts of all scenarios; the parts are disjoint.
package struct Shard: Equatable, Sendable, CustomStringConvertible {
  /// The number of the part, from 1.
  package let number: Int
  package let count: Int

  /// The only part of a whole.
  package init() { (number, count) = (1, 1) }

  /// Parses `2/3`.
  package init(_ text: String) throws(LabError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      throw .usage(
        "--shard needs a part and a count, found \(text.quoted)", remedy: "write --shard 1/4")
    }
    guard count >= 1, (1...count).contains(number) else {
      throw .usage(
        "there is no part \(number) of \(count)",
        remedy: "parts count from 1: write --shard 1/\(max(count, 1))")
    }
    self.number = number
    self.count = count
  }

  /// The spelling on the command line.
  package var description: String { "\(number)/\(count)" }

  /// Returns the elements of this part, which are dealt in turn.
  package func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }

  /// Returns the places of this part if a whole is cut into stretches of equal length.
  ///
  /// The stretches of all parts follow one another without a gap; some are empty if there are
  /// more parts than places.
  package func range(of whole: Int) -> Range<Int> {
    start(of: number - 1, whole)..<start(of: number, whole)
  }

  /// Returns the end of the first parts, without an overflow for any count of parts.
  private func start(of parts: Int, _ whole: Int) -> Int {
    count.dividingFullWidth(whole.multipliedFullWidth(by: parts)).quotient
  }
}

extension Shard: FieldValue, JSONValue {
  package var json: PrintedJSON? { .text(description) }
}
