import Testing

@testable import MiniUI

@Suite struct PageStatementReading {
  private func statements(_ script: String) -> [PageStatement] {
    PageStatementReader.statements(of: script)
  }

  @Test func `a path may have letters of any script`() {
    #expect(
      statements("window.a.b = {}; größe.商 = 'x'; e\u{301}t\u{E9}; $_1.z('y')") == [
        .assignment("a.b", "{}"), .assignment("größe.商", "x"), .path("e\u{301}t\u{E9}"),
        .call("$_1.z", "y"),
      ])
  }

  @Test func `a semicolon in a text does not end a statement that is not read`() {
    #expect(statements("if (x) { y('a; b.c(1)') }; d('e')") == [.other, .call("d", "e")])
    #expect(statements("f(g, \"; h('i')\")") == [.other])
  }

  @Test(arguments: ["a-b", "(x)", "a = b", "a\u{20AC} = 'x'", "a = 'x", "a('x", "a = 'x\\'"])
  func `an unsupported statement is classified as other`(script: String) {
    #expect(statements(script) == [.other])
  }
}
