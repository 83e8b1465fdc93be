import MiniUI
import Testing

@testable import LabCommands
@testable import LabLanguage

@Suite struct NetworkFates {
  private typealias Fate = NetworkTrace.Fate

  private func network(
    spells: [Range<Int>] = [], changes: [Int] = [], seconds: Double = 1, fails: Double = 0,
    answerLost: Double = 0
  ) -> NetworkTrace {
    NetworkTrace(
      kind: .wifi, spells: spells, changes: changes, gap: 4_500, median: seconds, spread: 0,
      fails: fails, answerLost: answerLost, chance: Chance(seed: 1))
  }

  @Test func `a request arrives after half of its time`() {
    #expect(
      network().fate(ofRequestAt: 100) == Fate(arrival: 600, answer: Fate.Answer(time: 1_100)))
  }

  @Test func `a request without a network fails at once`() {
    let network = network(spells: [0..<500])
    #expect(
      network.fate(ofRequestAt: 499)
        == Fate(answer: Fate.Answer(time: 499, failure: .noNetwork)))
    #expect(
      network.fate(ofRequestAt: 500) == Fate(arrival: 1_000, answer: Fate.Answer(time: 1_500)))
  }

  @Test func `a request fails when the network drops, before or after its arrival`() {
    let failure = Fate.Answer(time: 800, failure: .noNetwork)
    let network = network(spells: [800..<900])
    #expect(network.fate(ofRequestAt: 200) == Fate(arrival: 700, answer: failure))
    #expect(network.fate(ofRequestAt: 400) == Fate(answer: failure))
  }

  @Test func `a network change delays a request`() {
    let network = network(changes: [10_000])
    #expect(
      network.fate(ofRequestAt: 12_000)
        == Fate(arrival: 15_000, answer: Fate.Answer(time: 15_500)))
    #expect(
      network.fate(ofRequestAt: 9_500)
        == Fate(arrival: 14_500, answer: Fate.Answer(time: 15_000)))
    #expect(
      network.fate(ofRequestAt: 14_500)
        == Fate(arrival: 15_000, answer: Fate.Answer(time: 15_500)))
  }

  @Test func `a failed request does not arrive, and a lost answer is not received`() {
    #expect(
      network(fails: 1).fate(ofRequestAt: 0)
        == Fate(answer: Fate.Answer(time: 1_000, failure: .requestFailed)))
    #expect(network(answerLost: 1).fate(ofRequestAt: 0) == Fate(arrival: 500))
  }

  @Test func `requests in the same second share their fate`() {
    let network = network(fails: 0.5)
    let failing = (0..<1_000).filter { second in
      let fates = [0, 1, 499, 500, 999].map {
        network.fate(ofRequestAt: second * 1_000 + $0).arrival == nil
      }
      #expect(Set(fates).count == 1, "second \(second)")
      return fates[0]
    }
    #expect((450...550).contains(failing.count))
  }
}
