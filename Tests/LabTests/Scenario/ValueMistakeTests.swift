import Testing

@testable import lab

@Suite struct ValueMistakes {
  /// A part of a scenario file, and the headline about it.
  struct Row: CustomTestStringConvertible {
    let text: String
    let message: String
    var testDescription: String { message }

    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }
  }

  private func headlines(_ text: String) -> [String] {
    let run = LabRun(running: text)
    return run.messages.split(separator: "\n").filter { $0.hasPrefix("s.json5:") }.map(String.init)
  }

  @Test(arguments: [
    Row("{ os: 'iOS 15' }", "20:17: expected a version such as '15.2', found 'iOS 15'"),
    Row("{ os: '15.' }", "20:17: expected a version such as '15.2', found '15.'"),
    Row("{ screen: [0, 844] }", "20:21: expected a width and a height above zero, found 2 items"),
    Row("{ screen: [390, -1] }", "20:21: expected a width and a height above zero, found 2 items"),
  ])
  func `a device is one that could be`(row: Row) {
    let text = Shop.scenario(steps: "{ launch: {} }", device: row.text)
    #expect(headlines(text) == ["s.json5:\(row.message)"])
  }

  @Test(arguments: [
    Row(
      "{ ignoreScreens: ['ShopViewControler'] }",
      "21:30: unknown class 'ShopViewControler'; did you mean 'ShopViewController'?"),
    Row(
      "{ ignoreViewTypes: ['UIBtton'] }",
      "21:32: unknown class 'UIBtton'; did you mean 'UIButton'?"),
  ])
  func `a tracker ignores classes that there are`(row: Row) {
    let text = Shop.scenario(steps: "{ launch: {} }", tracker: row.text)
    #expect(headlines(text) == ["s.json5:\(row.message)"])
  }

  @Test func `a scenario has steps`() {
    #expect(
      headlines(Shop.scenario(steps: "")) == [
        "s.json5:22:10: a scenario has at least one step"
      ])
  }

  @Test func `classes that are canonically equal are the same class`() {
    let text = """
      { root: 'É', classes: { 'É': { is: 'UIViewController' }, 'E\u{301}': { is: 'É' } } }
      """
    let run = LabRun("check", "apps/a.json5", files: MemoryFiles(["apps/a.json5": text]))
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("apps/a.json5:1:58: another class is called 'E\u{301}'"))
  }
}
