@testable import LabKit
import LabKitSupport
import AutoTrack
import LabLanguage
import TestSupport
import Testing

@testable import LabCommands
@testable import LabImport
@testable import LabLeague
@testable import LabRules
@testable import LabSystem

/// Versions with several files of one name and equal ids: copies for a device or a language.
@Suite struct FileCopies {
  /// A storyboard with tabs, of which the first has two buttons; `label` tells copies apart.
  private static func screens(_ label: String, page: String = "Home", isSwapped: Bool = false)
    -> String
  {
    let buttons = (isSwapped ? ["sell", "buy"] : ["buy", "sell"]).enumerated().map { place, id in
      """
      <button id="\(id)"><rect key="frame" x="20" y="\(100 * place)" width="120" height="40"/>
        <state key="normal" title="\(id) \(label)"/><connections>
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="\(id)-tap"/>
        </connections></button>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="tabs"><scenes>
        <scene sceneID="s1"><objects><tabBarController id="tabs"><connections>
          <segue destination="vc" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="more" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="vc" customClass="\(page)">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews>\(buttons.joined(separator: "\n"))</subviews></view>
          <tabBarItem key="tabBarItem" title="\(label)" id="item"/>
        </viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="more" customClass="More">
          <view key="view" id="other"/>
          <tabBarItem key="tabBarItem" title="More" id="item-2"/>
        </viewController></objects></scene>
      </scenes></document>
      """
  }

  /// Places of copies below the folder of a version.
  private static let layouts = [
    ["App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard"],
    ["App/iPad/Main.storyboard", "App/iPhone/Main.storyboard"],
    ["App/iPad/Main.storyboard", "App/Main.storyboard"],
    ["Main.storyboard", "Main~ipad.storyboard"],
    ["Main.storyboard", "a/Main.storyboard", "b/Main.storyboard"],
    ["Main.storyboard", "a/a/Main.storyboard", "a/Main.storyboard"],
    ["a/Base.lproj/Main.storyboard", "b/Base.lproj/Main.storyboard", "b/de.lproj/Main.storyboard"],
  ]

  /// The files of a version, whose copies have the labels `0`, `1`, ….
  private static func version(_ root: String, _ paths: [String]) -> [String: String] {
    paths.enumerated().reduce(into: [:]) { files, copy in
      files["\(root)/\(copy.element)"] = screens("\(copy.offset)")
    }
  }

  /// Rules for the elements of all copies together, and of each alone.
  private static func rules(of count: Int) -> String {
    let all = ["Home[0]/UIButton[0]", "Home[0]/UIButton[1]"].enumerated().map { number, path in
      "{ name: \"all\(number)\", page: \"Home\", path: \"\(path)\" }"
    }
    let single = (0..<count).map { number in
      "{ name: \"one\(number)\", page: \"Home\", path: \"Home[0]/UIButton[*]\", "
        + "content: \"sell \(number)\" }"
    }
    let tabs = "{ name: \"tabs\", scheme: \"postHog\", path: \"UITabBarButton\" }"
    return "[\((all + single + [tabs]).joined(separator: ",\n"))]"
  }

  private static func run(
    _ base: String, _ head: String, _ files: [[String: String]], _ rules: String,
    _ flags: [String] = []
  ) -> LabRun {
    let all = files.reduce(into: ["rules.json5": rules]) { $0.merge($1) { $1 } }
    let words = ["impact", "--base", base, "--head", head, "--rules", "rules.json5"]
    return LabRun(words + flags, in: MemoryFolder(all))
  }

  private static let roots = [
    ("a", "b"), ("a", "a"), ("x/a", "y/b"), ("a", "b/c"), ("/x/a", "b"), ("Main", "a/a"),
  ]

  @Test(
    arguments: TestSpace("FileCopies", product(layouts, roots)).covering({ $0.0 }, { $0.1.1 }))
  func `equal versions keep every rule, wherever their folders lie`(
    _ paths: [String], _ roots: (String, String)
  ) {
    let rules = Self.rules(of: paths.count)
    let files = [roots.0, roots.1].map { Self.version($0, paths) }
    for flags in [[], ["--without-ids"]] {
      let run = Self.run(roots.0, roots.1, files, rules, flags)
      #expect(run.code == .held, "\(run)")
      #expect(run.output.hasSuffix(" \(paths.count + 3) KEPT\n"), "\(flags): \(run)")
    }
  }

  @Test(arguments: [
    ("a/b/M.xib", "a", "b/M.xib"), ("a/b/M.xib", "a/", "b/M.xib"), ("ab/M.xib", "a", "ab/M.xib"),
    ("M.xib", ".", "M.xib"), ("M.xib", "M.xib", "M.xib"), ("a/M.xib", "v2", "a/M.xib"),
  ])
  func `a path in a version begins at its folder`(_ path: String, _ version: String, _ rest: String)
  {
    #expect(path.path(inVersion: version) == rest)
  }

  private static func permutations<Value>(_ values: [Value]) -> [[Value]] {
    guard values.count > 1 else { return [values] }
    return values.indices.flatMap { index -> [[Value]] in
      var rest = values
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  /// The layouts without variants of a file, whose elements are one.
  private static let separate = layouts.filter { paths in
    !paths.contains { $0.contains(".lproj") || $0.contains("~") }
  }

  @Test(arguments: separate)
  func `copies under new names are known by their contents`(_ paths: [String]) {
    let base = Self.version("a", paths)
    let names = ["en.lproj/Start.storyboard", "Other/Begin.storyboard", "First.storyboard"]
    let orders = Self.permutations(Array(names.prefix(paths.count)))
    for new in TestSpace("FileCopies", orders).some(1) {
      let run = Self.run("a", "b", [base, Self.version("b", new)], Self.rules(of: paths.count))
      #expect(run.output.hasSuffix(" \(paths.count + 3) KEPT\n"), "\(new): \(run)")
    }
  }

  @Test(arguments: TestSpace("FileCopies", layouts).some(2))
  func `imports of equal versions as app files keep every rule`(_ paths: [String]) throws {
    func app(_ root: String) throws -> String {
      let files = Self.version(root, paths).sorted { $0.key < $1.key }
      let imported = try Importer().app(of: files.map { ($0.key, Array($0.value.utf8)) })
      return AppWriter(imported).text()
    }
    let (old, new) = (try app("/x/y"), try app("b"))
    #expect(!old.split(separator: "\n").contains { $0.contains("origin") && $0.contains("/x/") })
    let files = [["a.json5": old, "b.json5": new], Self.version("c", paths)]
    let rules = Self.rules(of: paths.count)
    for head in ["b.json5", "a.json5"] {
      let run = Self.run("a.json5", head, files, rules)
      #expect(run.output.hasSuffix(" \(paths.count + 3) KEPT\n"), "\(run)")
    }
  }

  @Test func `a rule that finds another element of a copy is not remade`() {
    let phone = "App/iPhone/Main.storyboard"
    func version(_ root: String, isSwapped: Bool) -> [String: String] {
      [
        "\(root)/\(phone)": Self.screens("", isSwapped: isSwapped),
        "\(root)/App/iPad/Main.storyboard": Self.screens("", page: "Pad"),
      ]
    }
    let rules = "[{ name: \"buy\", page: \"Home\", path: \"Home[0]/UIButton[0]\" }]"
    let run = Self.run(
      "a", "b", [version("a", isSwapped: false), version("b", isSwapped: true)], rules)
    #expect(run.code == .failed)
    #expect(run.output.contains("STOLEN  buy"), "\(run)")
  }

  @Test func `a new copy leaves the elements of the old one what they are`() {
    let copies = ["App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard"]
    let rules =
      "[{ name: \"a\", page: \"Home\", path: \"Home[0]/UIButton[0]\" }]"
    for kept in [copies, copies.reversed()] {
      let files = [Self.version("a", [kept[0]]), Self.version("b", kept)]
      let run = Self.run("a", "b", files, rules)
      #expect(run.output.hasSuffix("1 rule: 1 KEPT\n"), "\(run)")
    }
  }

  /// An element of a file for ``SharedIDs``.
  private static func element(_ file: String, _ id: String, _ text: String = "")
    -> SharedIDs<
      String
    >.Element
  {
    var facts = ViewFacts(kind: "UIButton", className: "UIButton", parent: nil)
    facts.text = text
    return .init(file: file, id: id, facts: facts, key: "\(file)#\(id)")
  }

  @Test func `elements that leave their file are found in the nearest one`() {
    let old = ["Base.lproj/Main", "de.lproj/Main"].flatMap { file in
      ["kept", "moved"].map { Self.element(file, $0) }
    }
    let new = ["de.lproj", "Base.lproj"].flatMap { folder in
      [Self.element("\(folder)/Main", "kept"), Self.element("\(folder)/Shop", "moved")]
    }
    #expect(
      SharedIDs(from: old, to: new).partners == [
        "Base.lproj/Main#kept": "Base.lproj/Main#kept",
        "Base.lproj/Main#moved": "Base.lproj/Shop#moved",
        "de.lproj/Main#kept": "de.lproj/Main#kept",
        "de.lproj/Main#moved": "de.lproj/Shop#moved",
      ])
  }

  @Test func `a removed copy takes its elements with it`() {
    let old = [Self.element("a/Main", "1"), Self.element("b/Main", "1")]
    #expect(
      SharedIDs(from: old, to: [Self.element("b/Main", "1")]).partners == ["b/Main#1": "b/Main#1"])
  }

  @Test func `edits of each copy count`() {
    func files(_ root: String, _ label: String) -> [String: String] {
      [
        "\(root)/Base.lproj/Main.storyboard": Self.screens("a \(label)"),
        "\(root)/de.lproj/Main.storyboard": Self.screens("b \(label)"),
      ]
    }
    let all = files("old", "").merging(files("new", "x")) { $1 }
    let run = LabRun(["lab-dev", "calibrate", "old", "new"], in: MemoryFolder(all))
    #expect(run.code == .held, "\(run)")
    #expect(run.messages == "2 changed screens, 4 edits\n")
  }
}
