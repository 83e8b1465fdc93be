import AutoTrack
import Foundation
package import TestSupport

/// A shop in several versions, as files in a folder, for tests of ``expectSurvival``.
package enum SurvivalScenes {
  /// An app with buttons in the order of their titles; the origins are ids.
  package static func app(_ titles: [String], origins: Bool = true) -> String {
    let buttons = titles.enumerated().map { number, title in
      let origin = origins ? "origin: \"b-\(title)\", " : ""
      return """
              { is: "UIButton", id: "\(title.lowercased())", \(origin)title: "\(title)",
                frame: [20, \(60 * number), 100, 44], on: { touchUpInside: "did\(title):" } },
        """
    }
    let methods = titles.map { "\"did\($0):\": []" }.joined(separator: ", ")
    return """
      { root: "HomeViewController", classes: { HomeViewController: { is: "UIViewController",
          view: { subviews: [
      \(buttons.joined(separator: "\n"))
            { is: "UILabel", text: "Welcome", frame: [20, 400, 100, 44] },
            { is: "UITableView", id: "teas", \(origins ? "origin: \"teas\"," : "")
              frame: [0, 450, 390, 200],
              sections: [{ rows: ["Assam", "Ceylon"] }] },
          ] }, methods: { \(methods) } } } }

      """
  }

  package static let rules = """
    [
      { name: "Ordered", page: "HomeViewController", path: "HomeViewController[0]/UIButton[0]" },
      { name: "Any", page: "HomeViewController",
        path: "HomeViewController[0]/UITableView[0]/UITableViewCell[*]" },
      { name: "Titled", page: "HomeViewController", content: "Order",
        path: "HomeViewController[0]/UIButton[*]" },
      { name: "Elsewhere", page: "CartViewController", path: "CartViewController[0]/UIButton[0]" },
    ]

    """

  package static let scenario = """
    { scenario: "Home", app: "apps/1.json5", tracker: { rules: ["rules/r.json5"] },
      steps: [{ name: "home", launch: {}, expect: ["$AppStart", "$AppViewScreen"] }] }

    """

  /// The versions: unchanged, grown at the end, with a button before the first, without it.
  package static let versions = [
    ["Order", "Share"], ["Order", "Share", "Help"], ["Gift", "Order", "Share"], ["Gift", "Share"],
  ]

  /// Returns a folder with the scenario, its rules and the versions `apps/1.json5` to `4.json5`.
  package static func folder(_ test: String = #function) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(test)
    try folder.write(scenario, to: "s.json5")
    try folder.write(rules, to: "rules/r.json5")
    for (number, titles) in versions.enumerated() {
      try folder.write(app(titles), to: "apps/\(number + 1).json5")
    }
    return folder
  }

  /// A corpus of one screen with a button that stays, and another one before it from version 3 on.
  package static var corpus: [UInt8] { corpus(of: "A") }

  /// The corpus of an app with a name.
  package static func corpus(of app: String) -> [UInt8] {
    func button(_ id: String, _ outlet: String) -> String {
      #"{"i":"\#(id)","c":"UIButton","e":"button","t":"\#(outlet)","o":[["\#(outlet)"]],"#
        + #""a":[["\#(outlet):","touchUpInside"]]}"#
    }
    func scene(_ number: Int, _ buttons: [String]) -> String {
      #"{"t":"scene","n":\#(number),"k":"sb","c":"Home","r":{"i":"r","c":"UIView","e":"view","#
        + #""ch":[\#(buttons.joined(separator: ","))]}}"#
    }
    func release(_ number: Int, _ scene: Int) -> String {
      #"{"t":"release","release":"\#(number)","date":"202\#(number)-01-01","#
        + #""files":[["f",0]],"scenes":[[\#(scene),0]]}"#
    }
    let (buy, gift) = (button("b", "buy"), button("g", "gift"))
    let lines = [
      #"{"t":"app","app":"\#(app)","until":"2026-01-01","keys":[]}"#,
      release(1, 0), release(2, 0), release(3, 1), release(4, 2),
      scene(0, [buy]), scene(1, [gift, buy]), scene(2, [gift]),
    ]
    return Gzip.compressed(Array(lines.joined(separator: "\n").utf8))
  }
}
