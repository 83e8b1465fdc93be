import AutoTrack
import MiniUI
import Testing
import Wording

/// Values of the app that a server's document adds to events.
@Suite struct BusinessDataEntries {
  /// Taps a button whose properties have values, after a server has sent a document.
  private static func tap(
    _ document: String, version: String = "2.3.1", product: String = "Teapot"
  ) throws -> (Properties, notes: [String]) {
    var button: Button?
    var app = App.showing(bundle: "com.example.shop") { process in
      let home = HomeController(in: process)
      home.build = { home in
        button = home.add(Button(in: process))
        button?.setValue(.text(product), forKey: "product")
        button?.on(.touchUpInside, send: "act:", to: home)
      }
      return home
    }
    app.version = version
    var configuration = Configuration()
    configuration.businessData = RemoteSource(address: "/data")
    let process = Device().start(app)
    let sink = MemorySink()
    let tracker = Tracker(
      in: process, configuration: configuration, sink: sink,
      transport: CannedTransport([.document(document)]))
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    try Finger(using: process).tap(try #require(button))
    let click = try #require(sink.events.last { $0.name == .appClick })
    let notes = tracker.diagnostics.entries.map(\.description).filter { $0.hasPrefix("business") }
    return (click.details, notes)
  }

  private static func entry(
    app: String = "com.example.shop", version: String = #""2.3.1""#, event: String = "$AppClick",
    path: String = "HomeController[0]/UIButton[*]", key: String = "product", name: String = "bought"
  ) -> String {
    """
    {"appKey": "\(app)", "appVersion": \(version), "viewEvent": "\(event)", "viewPath": "\(path)",
     "keyPath": "\(key)", "keyName": "\(name)"}
    """
  }

  @Test(arguments: [
    entry(), entry(version: #"{"from": "2.0", "to": "2.10"}"#),
    entry(version: #"{"from": "2.3.1"}"#),
    entry(version: #"{"to": "2.3.1"}"#), entry(version: #""2.3.1.0""#),
    entry(path: "HomeController[0]/UIButton[0]"),
  ])
  func `S3.8 an entry for this app, version, event and view adds its value`(entry: String) throws {
    let (click, notes) = try Self.tap("[\(entry)]")
    #expect((click["bought"], notes) == ("Teapot", ["business data: applied"]))
  }

  @Test(arguments: [
    entry(app: "com.example.other"), entry(version: #""2.3""#), entry(version: #"{"from": "2.4"}"#),
    entry(version: #"{"to": "2.3"}"#), entry(event: "$AppViewScreen"),
    entry(path: "HomeController[0]/UIButton[1]"), entry(path: "HomeController[0]/UISwitch[*]"),
  ])
  func `S3.8 an entry for another app, version, event or view adds nothing`(entry: String) throws {
    let (click, notes) = try Self.tap("[\(entry)]")
    #expect(click["bought"] == nil)
    #expect(notes == ["business data: applied"])
  }

  @Test(
    arguments: [
      (
        entry(version: #"{"from": "3", "to": "2"}"#),
        "'appVersion' is neither a version nor a valid range of versions"
      ),
      (entry(version: "{}"), "'appVersion' is neither a version nor a valid range of versions"),
      (
        entry(version: #"{"from": "x", "to": "2"}"#),
        "'appVersion' is neither a version nor a valid range of versions"
      ),
      (
        entry(event: "$AppEnd"),
        "'$AppEnd' does not take business data; use $AppClick or $AppViewScreen"
      ),
      (entry(path: "Home[0"), "'viewPath' is not a view path: 'Home[0' at offset 6: expected ']'"),
      (
        entry(key: "a..b"),
        "'keyPath' is not a key path: 'a..b' at offset 2: expected the name of a property"
      ),
      (
        entry(name: "1st"),
        "'1st' is not a valid name; use letters, digits, _ and $, no leading digit and no "
          + "reserved name"
      ),
      (
        entry(name: "$screen_name"),
        "'$screen_name' is reserved for the SDK; use a name without a leading '$'"
      ),
      (
        entry(name: "$lib_method"),
        "'$lib_method' is reserved for the SDK; use a name without a leading '$'"
      ),
      ("{}", "'viewEvent' is not a string"), ("7", "it is not an object"),
    ])
  func `S3.8 a bad entry is skipped alone, on record`(entry: String, reason: String)
    throws
  {
    let (click, notes) = try Self.tap("[\(entry), \(Self.entry())]")
    #expect(click["bought"] == "Teapot")
    #expect(
      notes == [
        "business data: entry 1 is skipped, because \(reason)", "business data: applied",
      ])
  }

  @Test func `S3.8 a missing key is absent from the event, with one diagnostic a click`() throws {
    let (click, notes) = try Self.tap("[\(Self.entry(key: "product.name"))]")
    #expect(click["bought"] == nil)
    #expect(
      notes == [
        "business data: applied",
        "business data: no 'bought' at 'product.name', because there is no 'name'; "
          + "name a property that has a value",
      ])
  }

  @Test func `SA-E12 a value that is too long is cut, on record`() throws {
    let text = String(repeating: "x", count: 9_000)
    let (click, _) = try Self.tap("[\(Self.entry())]", product: text)
    #expect(click["bought"] == .string(String(repeating: "x", count: 8_191) + "$"))
  }

  @Test func `a document that is not a list is ignored, on record`() throws {
    #expect(
      try Self.tap(Self.entry()).notes == [
        "business data: ignored, because the document has an invalid format"
      ])
  }
}
