import Testing

@testable import MiniUI

@Suite struct Chances {
  @Test func `SplitMix64 gives the published numbers`() {
    var words = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in words.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `xoshiro256 gives the published numbers`() {
    var generator = Xoshiro256(state: 1, 2, 3, 4)
    let numbers = (0..<10).map { _ in generator.next() }
    #expect(
      numbers == [
        11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
        607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
        10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
      ])
  }

  @Test func `the seed zero gives the published numbers`() {
    var chance = Chance(seed: 0)
    let numbers = (0..<4).map { _ in chance.next() }
    #expect(
      numbers == [
        0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0, 0x6AA5_94F1_262D_2D2C,
      ])
  }

  @Test func `a copy draws the same numbers as the original`() {
    var chance = Chance(seed: 7)
    _ = chance.next()
    var copy = chance
    #expect((0..<3).map { _ in copy.next() } == (0..<3).map { _ in chance.next() })
  }
}

@Suite struct ChanceStreams {
  private func draw(_ count: Int, from chance: Chance) -> [UInt64] {
    var chance = chance
    return (0..<count).map { _ in chance.next() }
  }

  @Test func `a stream does not depend on other draws`() {
    var chance = Chance(seed: 42)
    let before = draw(8, from: chance.stream("network"))
    _ = chance.next()
    var other = chance.stream("identity")
    _ = other.next()
    #expect(draw(8, from: chance.stream("network")) == before)
  }

  @Test(arguments: [0, 1, 9, 10, 11, 99, 100, 1_009, 3_600_000, Int.max])
  func `a stream of a name and a number equals that of their text`(number: Int) {
    let chance = Chance(seed: 42)
    #expect(
      draw(4, from: chance.stream("second ", number))
        == draw(4, from: chance.stream("second \(number)")))
  }

  @Test func `names and seeds separate streams`() {
    let first = Chance(seed: 42)
    let chances = [
      first, first.stream(""), first.stream("network"), first.stream("networks"),
      first.stream("network").stream("network"), Chance(seed: 43).stream("network"),
    ]
    #expect(Set(chances.flatMap { draw(8, from: $0) }).count == 48)
  }

  @Test func `the numbers of a stream are the same on every machine`() {
    #expect(
      draw(2, from: Chance(seed: 42).stream("network"))
        == [498_694_737_570_422_079, 4_809_833_684_230_486_946])
  }
}

@Suite struct ChanceTexts {
  @Test func `a UUID has version 4 and capitals`() {
    var chance = Chance(seed: 0)
    #expect(chance.uuid() == "99EC5F36-CB75-42B4-BF6E-1F784956452A")
  }

  @Test func `every UUID has its version and variant`() {
    var chance = Chance(seed: 1)
    let marks = (0..<500).map { _ in
      let characters = Array(chance.uuid())
      return "\(characters[14])\(characters[19])"
    }
    #expect(Set(marks) == ["48", "49", "4A", "4B"])
  }

  @Test func `hex has two lowercase digits for each byte`() {
    let texts = [0, 1, 8, 11].map { count in
      var chance = Chance(seed: 0)
      return chance.hex(bytes: count)
    }
    #expect(texts == ["", "99", "99ec5f36cb75f2b4", "99ec5f36cb75f2b4bf6e1f"])
  }
}
