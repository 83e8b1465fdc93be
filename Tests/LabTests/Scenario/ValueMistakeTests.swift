import Testing

@testable import LabLanguage
@testable import LabSystem

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
    Row("{ screen: [0, 844] }", "20:21: expected a width and a height above zero, found [0,844]"),
    Row("{ screen: [390, -1] }", "20:21: expected a width and a height above zero, found [390,-1]"),
    Row(
      "{ location: [200, 0] }",
      "20:23: expected degrees north and east, such as [52.5, 13.4], found [200,0]"),
  ])
  func `an impossible screen or location is a mistake`(row: Row) {
    let text = Shop.scenario(steps: "{ launch: {} }", device: row.text)
    #expect(headlines(text) == ["s.json5:\(row.message)"])
  }

  @Test(arguments: [
    "iOS 15", "15.", "", "0.9", "19.0", "25", "27.0", "99", "99999999999999999999", "15.2.1.1",
    "15.100", "+15", "15.-2",
  ])
  func `an unknown system version is a mistake`(version: String) {
    let text = Shop.scenario(steps: "{ launch: {} }", device: "{ os: '\(version)' }")
    let message =
      "s.json5:20:17: expected a version of iOS such as '15.2', from 1 to 18 or 26, found "
    #expect(headlines(text) == [message + "'\(version)'"])
  }

  @Test(arguments: ["1.0", "4.3.5", "18.7.2", "26.0", "26.4"])
  func `the oldest and newest system versions are accepted`(version: String) {
    let text = Shop.scenario(steps: "{ launch: {} }", device: "{ os: '\(version)' }")
    #expect(LabRun(running: text).code == .held)
  }

  @Test(arguments: [
    Row("bundle: ''", "bundle identifier such as 'com.example.shop', found ''"),
    Row("bundle: 'not a bundle!'", "bundle identifier such as 'com.example.shop', found 'not a b…"),
    Row("bundle: 'com..shop'", "bundle identifier such as 'com.example.shop', found 'com..shop'"),
    Row("team: ''", "team's ten capitals and digits, such as 'ABCDE12345', found ''"),
    Row("version: ''", "version such as \"2.3.1\", found ''"),
    Row("version: 'x'", "version such as \"2.3.1\", found 'x'"),
    Row("schemes: ['shop://']", "scheme such as 'shop', without '://', found 'shop://'"),
    Row("schemes: ['7shop']", "scheme such as 'shop', without '://', found '7shop'"),
  ])
  func `an invalid bundle, team, version or scheme is a mistake`(row: Row) throws {
    let text = """
      { scenario: 'A', app: { app: { \(row.text) }, root: 'H', classes: { H: { is: \
      'UIViewController' } } }, steps: [{ launch: {} }] }
      """
    let found = try #require(headlines(text).first)
    let message = row.message.replacing("not a b…", with: "not a bundle!'")
    #expect(found.hasPrefix("s.json5:1:"))
    #expect(found.hasSuffix(": expected a \(message)"))
  }

  @Test(arguments: [
    Row(
      "tracker: { bridge: { verify: true } },",
      "'verify' needs 'server', which it compares with the servers of pages; add 'server'"),
    Row(
      "tracker: { bridge: { server: 'not a url' } },",
      "expected an address such as 'https://data.example/sa', found 'not a url'"),
    Row(
      "tracker: { dropEvents: ['$AppClik'] },",
      "'$AppClik' is not a tracker event; did you mean '$AppClick'?"),
  ])
  func `an invalid bridge or event filter is a mistake`(row: Row) throws {
    let text = """
      { scenario: 'A', app: { root: 'H', classes: { H: { is: 'UIViewController' } } },
        \(row.text) steps: [{ launch: {} }] }
      """
    let found = try #require(headlines(text).first)
    #expect(found.hasPrefix("s.json5:2:"))
    #expect(found.hasSuffix(": \(row.message)"))
  }

  @Test func `an invalid date text is a mistake, and other objects are accepted`() {
    func steps(_ value: String) -> String {
      "{ launch: {} }, { track: 'a', properties: { when: \(value) } }"
    }
    #expect(
      headlines(Shop.scenario(steps: steps("{ date: 'nope' }"))) == [
        "s.json5:23:59: expected a time such as '2020-01-01T00:00:00Z', found 'nope'"
      ])
    #expect(LabRun(running: Shop.scenario(steps: steps("{ date: 7 }"))).code == .held)
    #expect(
      LabRun(running: Shop.scenario(steps: steps("{ date: '2020-01-01T00:00:00Z' }"))).code == .held
    )
  }

  @Test(arguments: [
    Row(
      "{ os: 'iOS 15' }",
      "20:17: expected a version of iOS such as '15.2', from 1 to 18 or 26, found 'iOS 15'"),
    Row(
      "{ timeZone: 'x' }",
      "20:23: expected a distance from UTC such as '+08:00' or 'Z', found 'x'"),
  ])
  func `an invalid system or time zone is reported at its place`(row: Row) {
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
  func `an unknown ignored class is a mistake`(row: Row) {
    let text = Shop.scenario(steps: "{ launch: {} }", tracker: row.text)
    #expect(headlines(text) == ["s.json5:\(row.message)"])
  }

  @Test func `a scenario without steps is a mistake`() {
    #expect(
      headlines(Shop.scenario(steps: "")) == [
        "s.json5:22:10: a scenario has at least one step"
      ])
  }

  @Test func `canonically equal class names are duplicates`() {
    let text = """
      { root: 'É', classes: { 'É': { is: 'UIViewController' }, 'E\u{301}': { is: 'É' } } }
      """
    let run = LabRun("check", "apps/a.json5", files: MemoryFiles(["apps/a.json5": text]))
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("apps/a.json5:1:58: another class is called 'E\u{301}'"))
  }
}
