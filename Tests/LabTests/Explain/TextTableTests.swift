import Testing

@testable import LabKit

@Suite struct TextTables {
  @Test func `columns are aligned, and empty columns are omitted`() {
    let table = TextTable([["a", "", "x"], ["bbb", "", ""], ["", "", "z"]], indent: 1)
    #expect(table.lines == [" a    x", " bbb", "      z"])
  }

  @Test func `cells after an overlong cell continue below in their columns`() {
    let long = String(repeating: "n", count: 9)
    let table = TextTable([["a", "0", "x"], [long, "1", "y"], ["b", long, "z"]], widest: 4)
    #expect(
      table.lines == ["a  0  x", long, "   1  y", "b  \(long)", "      z"])
  }

  @Test func `an overlong last cell adds no empty line`() {
    let long = String(repeating: "n", count: 9)
    #expect(TextTable([["a", "x"], [long, ""]], widest: 4).lines == ["a  x", long])
  }

  @Test func `wide characters count twice`() {
    #expect(TextTable([["点", "x"], ["ab", "y"]]).lines == ["点  x", "ab  y"])
  }
}
