import MiniUI
import Testing
import TestSupport
@testable import LabRules

/// Names that tools made, against the regular expressions that define them.
@Suite struct GeneratedNames {
  private static func isGenerated(_ name: String) -> Bool {
    let number = #/^_Tt|^\$s|UIHostingController<|ModifiedContent<|[0-9]{4}|[0-9A-Fa-f]{8}/#
    if name.contains(number) {
      return !name.contains(#/^[A-Fa-f]{8}/#) || name.contains(#/[0-9]/#)
    }
    return name.contains(#/[0-9][A-Za-z][0-9]|[b-df-hj-np-tv-xz]{6}/#)
  }

  @Test(arguments: [
    "_TtC3App4View", "$s3App", "UIHostingController<Text>", "ModifiedContent<Text>", "row1234",
    "1f2a3b4c", "a1b2", "xkcdqz",
  ])
  func `a name of a tool is generated`(_ name: String) { #expect(name.isGenerated) }

  @Test(arguments: [
    "", "buy", "ProductCell", "deadbeef", "facade12", "row12", "Rhythm",
    "x$s", "H5View", "MP3Player",
  ])
  func `the scan says what the expressions say`(_ name: String) {
    #expect(name.isGenerated == Self.isGenerated(name))
  }

  @Test func `the scan says what the expressions say of random names`() {
    var chance = Chance(seed: 1)
    let letters = Array("aefABCbdgz019Gy_$<sT")
    for _ in 0..<TestSize.amount(300, all: 3_000) {
      let length = Int.random(in: 0..<14, using: &chance)
      let name = String((0..<length).compactMap { _ in letters.randomElement(using: &chance) })
      #expect(name.isGenerated == Self.isGenerated(name), "\(name)")
    }
  }
}
