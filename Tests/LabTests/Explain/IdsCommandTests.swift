import Foundation
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct IdsCommands {
  private static let scenario = """
    { scenario: 'Two runs', app: { root: 'Home', classes: { Home: { is: 'UIViewController' } } },
      device: { os: '5.1' },
      steps: [ { name: 'first run', launch: {} }, { device: { reinstall: 'com.example.app' } },
        { launch: {} }, { login: 'U' }, { relaunch: {} } ] }
    """

  private func ids(_ text: String, _ flags: String...) -> LabRun {
    let output = MemoryOutput()
    let messages = MemoryOutput()
    let console = CommandConsole(
      output: output, errors: messages, files: MemoryFiles(["s.json5": text]))
    let code = Lab.main(arguments: ["ids", "s.json5"] + flags, console)
    return LabRun(code, output: output.text, messages: messages.text)
  }

  @Test func `S1.2 a table has a column for each launch and a row for each identifier`() {
    #expect(
      ids(Self.scenario)
        == LabRun(
          .held,
          output: """
            s.json5 · Two runs
            iPhone14,5, iOS 5.1

                              first run
                              1 launch           3 launch       5 relaunch
            udid              none               none           none
            imei              none               none           none
            macAddress        48:64:4E:C1:1C:6B  same           same
            macHash           b26693b9…          same           same
            macAndBundleHash  236ffba4…          same           same
            idfa              none               none           none
            idfv              none               none           none
            pushToken         326ac58a…          same           same
            pushTokenHash     509cfc02…          same           same
            uuid              A1E3A369…          new 6126F36B…  new 59DD185D…
            openUDID          f92d93bf…          new 1151792a…  same
            keychain          579DDDA4…          same           same
            defaults          23C960F0…          new AAA953D2…  same
            anonymousID       209B7F17…          new 3C08C322…  same
            distinctID        209B7F17…          new 3C08C322…  new U
            loginID           none               none           new U

            """))
  }

  @Test func `S1.2 --json prints whole readings as JSON`() throws {
    let run = ids(Self.scenario, "--json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let root = try #require(object as? [String: Any])
    let readings = try #require(root["readings"] as? [[String: Any]])
    #expect(root["scenario"] as? String == "s.json5")
    #expect(readings.map { $0["step"] as? Int } == [1, 3, 5])
    #expect(readings.map { $0["name"] as? String } == ["first run", nil, nil])
    let ids = readings.compactMap { $0["identifiers"] as? [String: String] }
    #expect(ids.map { $0["distinctID"]?.count } == [36, 36, 1])
    #expect(ids.map { $0["idfa"] } == [nil, nil, nil])
    #expect(ids[1]["anonymousID"] == ids[2]["anonymousID"])
  }

  @Test func `steps with identifiers are the columns`() {
    let text = Self.scenario.replacing(
      "{ login: 'U' }", with: "{ login: 'U', name: 'a login', identifiers: { loginID: 'new' } }")
    #expect(
      ids(text).output.split(separator: "\n").map(String.init)[2...3]
        .map { $0.trimmingCharacters(in: .whitespaces) } == ["a login", "4 login \"U\""])
  }

  @Test func `an unexpected reading and an impossible step fail the command`() {
    let wrong = Self.scenario.replacing(
      "{ login: 'U' }", with: "{ login: 'U', identifiers: { loginID: 'none' } }")
    #expect(ids(wrong).code == .failed)
    let dead = Self.scenario.replacing("{ login: 'U' }", with: "{ launch: {} }")
    #expect(ids(dead).code == .failed)
    #expect(
      ids(dead).messages.hasPrefix(
        "s.json5:4:21: the app is running; use 'relaunch', or end it first\n"))
  }
}
