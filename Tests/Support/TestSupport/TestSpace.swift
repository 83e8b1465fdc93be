import Foundation

/// The cases of a test that enumerates: a sample by default, all of them with `LAB_TESTS=all`.
///
/// The name of the space seeds the sample, so two runs have the same cases. It is also the filter
/// that selects the test: `LAB_TESTS=TEXT swift test --filter NAME` repeats the case whose
/// description is TEXT, or else the cases whose descriptions contain TEXT.
package struct TestSpace<Case> {
  private let name: String
  private let cases: [Case]
  private let order: SeededOrder
  private let size: TestSize

  /// Makes a space; `part` gives the spaces of one test that have equal cases different samples.
  package init(
    _ name: String, part: String = "", _ cases: some Sequence<Case>, size: TestSize = .current
  ) {
    (self.name, self.cases, self.size) = (name, Array(cases), size)
    order = SeededOrder(name + part)
  }

  /// The first cases as the sample, for a space whose later cases only cost more.
  package func first(_ count: Int) -> [Case] { sample { Set(cases.indices.prefix(count)) } }

  /// A sample of a number of cases at equal distances, in their order.
  package func some(_ count: Int) -> [Case] {
    sample {
      let count = min(max(count, 1), cases.count)
      let start = order.seed % UInt64(max(cases.count, 1))
      let places = (0..<count).map { (Int(start) + $0 * cases.count / count) % cases.count }
      return Set(places)
    }
  }

  /// A sample that has each value of each dimension at least once, in the order of the cases.
  package func covering(_ dimensions: (Case) -> AnyHashable...) -> [Case] {
    sample {
      order.cover(cases.map { item in dimensions.map { [$0(item)] } })
    }
  }

  /// A sample that has each pair of values of any two dimensions which occurs in the space.
  package func pairing(_ dimensions: (Case) -> AnyHashable...) -> [Case] {
    sample {
      order.cover(
        cases.map { item in
          let values = dimensions.map { $0(item) }
          return values.indices.flatMap { first in
            values.indices.dropFirst(first + 1).map { [values[first], values[$0]] }
          }
        })
    }
  }

  private func sample(_ places: () -> Set<Int>) -> [Case] {
    let chosen: [Case]
    switch size {
    case .whole: chosen = cases
    case .only(let text) where cases.contains { "\($0)".contains(text) }:
      let equal = cases.filter { "\($0)" == text }
      return equal.isEmpty ? cases.filter { "\($0)".contains(text) } : equal
    case .sample, .only:
      let places = places()
      chosen = cases.indices.filter(places.contains).map { cases[$0] }
    }
    let test = "swift test --filter \(name)"
    let others = chosen.count < cases.count ? "; all of them: LAB_TESTS=all \(test)" : ""
    print(
      "\(name): \(chosen.count) of \(cases.count) cases; one of them: LAB_TESTS='its text' \(test)"
        + others)
    return chosen
  }
}

/// How much of each space runs, as `LAB_TESTS` in the environment decides.
package enum TestSize: Equatable, Sendable {
  case sample
  case whole
  /// The cases with this text; a space without such a case has its sample.
  case only(String)

  /// The size for this process.
  package static let current = TestSize(ProcessInfo.processInfo.environment["LAB_TESTS"])

  /// Reads the value of `LAB_TESTS`: nil and an empty text mean the sample.
  package init(_ text: String?) {
    switch text {
    case nil, "": self = .sample
    case "all": self = .whole
    case let text?: self = .only(text)
    }
  }

  /// An amount of work without cases, such as the calls of a measurement.
  package static func amount(_ sample: Int, all: Int) -> Int { current == .whole ? all : sample }
}

/// All pairs of two lists, the second one varying first.
package func product<First, Second>(
  _ first: some Sequence<First>, _ second: some Collection<Second>
) -> [(First, Second)] {
  first.flatMap { one in second.map { (one, $0) } }
}

/// An order of cases that depends on a name alone.
private struct SeededOrder {
  let seed: UInt64

  /// The hash FNV-1a of a name; Swift's own differs between processes.
  init(_ name: String) {
    seed = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// Places whose values, taken together, are the values of all places in each column.
  ///
  /// Places that add many values come first, so few are needed; one pass for each number keeps the
  /// search linear.
  func cover(_ rows: [[[AnyHashable]]]) -> Set<Int> {
    var state = seed
    let order = rows.indices.map { place in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33, place)
    }.sorted { $0 < $1 }.map(\.1)
    let width = rows.first?.count ?? 0
    var seen = [Set<[AnyHashable]>](repeating: [], count: width)
    var chosen: Set<Int> = []
    for needed in stride(from: width, to: 0, by: -1) {
      for place in order where !chosen.contains(place) {
        let new = zip(seen, rows[place]).count { !$0.contains($1) }
        guard new >= needed else { continue }
        chosen.insert(place)
        for column in seen.indices { seen[column].insert(rows[place][column]) }
      }
    }
    return chosen
  }
}
