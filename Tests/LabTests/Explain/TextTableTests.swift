import Testing

@testable import LabKit

@Suite struct TextTables {
  @Test func `columns begin below each other, and those without a cell are left out`() {
    let table = TextTable([["a", "", "x"], ["bbb", "", ""], ["", "", "z"]], indent: 1)
    #expect(table.lines == [" a    x", " bbb", "      z"])
  }

  @Test func `what follows a cell that is too long stands below, in its own column`() {
    let long = String(repeating: "n", count: 9)
    let table = TextTable([["a", "0", "x"], [long, "1", "y"], ["b", long, "z"]], widest: 4)
    #expect(
      table.lines == ["a  0  x", long, "   1  y", "b  \(long)", "      z"])
  }

  @Test func `a long cell with nothing behind it is no reason for an empty line`() {
    let long = String(repeating: "n", count: 9)
    #expect(TextTable([["a", "x"], [long, ""]], widest: 4).lines == ["a  x", long])
  }

  @Test func `characters that a terminal shows wide count twice`() {
    #expect(TextTable([["点", "x"], ["ab", "y"]]).lines == ["点  x", "ab  y"])
  }
}
