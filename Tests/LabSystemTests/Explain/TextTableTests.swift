import Testing
@testable import LabSystem

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

  /// A cell of a column: words of its own letter, so that lost letters are found.
  private static func cell(_ column: Int, _ row: Int, _ longest: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(97 + column)))
    return (0...row).map { String(repeating: letter, count: (longest + $0 * 7) % longest + 1) }
      .joined(separator: " ")
  }

  @Test(arguments: [40, 60, 80, 120], 1...7)
  func `a table fits the terminal, and loses no letter`(width: Int, columns: Int) {
    for longest in [1, 5, 16, 30, 90] {
      for indent in [0, 2] {
        let rows = (0..<4).map { row in
          (0..<columns).map { Self.cell($0, row, $0.isMultiple(of: 2) ? longest : 4) }
        }
        let table = TextTable(rows, indent: indent)
        let lines = table.lines(width: width)
        #expect(lines.allSatisfy { $0.cells <= width }, "\(lines)")
        for column in 0..<columns {
          let letter = Character(UnicodeScalar(UInt8(97 + column)))
          let there = rows.joined().joined().count { $0 == letter }
          let found = lines.joined().count { $0 == letter }
          // The first column is repeated where the columns are divided among several tables.
          #expect(column == 0 ? found % there == 0 && found > 0 : found == there)
        }
        #expect(table.lines(width: nil) == table.lines)
      }
    }
  }

  @Test func `wide characters count twice`() {
    #expect(TextTable([["点", "x"], ["ab", "y"]]).lines == ["点  x", "ab  y"])
  }
}
