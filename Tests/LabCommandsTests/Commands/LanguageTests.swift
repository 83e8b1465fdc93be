import LabReport
import LabSystem
import TestSupport
import Testing

@testable import LabCommands

/// The language of texts for people.
@Suite struct Languages {
  private static let scenario = """
    { scenario: "Tea", app: { root: "Home", classes: {
      Home: { is: "UIViewController", methods: { "buy:": [] }, view: { subviews: [
        { is: "UIButton", id: "buy", frame: [0, 100, 90, 44], on: { touchUpInside: "buy:" } },
        { is: "UIView", id: "cup", frame: [0, 200, 90, 44] } ] } } } },
      steps: [{ launch: {} }, { tap: "#cup" }, { tap: "#buy", expect: [] },
        { background: {} }, { tap: "#cup" }] }
    """

  private func run(_ words: String..., lang: String? = nil) -> LabRun {
    LabRun(
      words: words, files: MemoryFiles(["s.json5": Self.scenario]),
      environment: Environment { $0 == "LANG" ? lang : nil })
  }

  @Test(arguments: Command.all.map(\.name))
  func `every sentence of a command's help is Chinese`(_ name: String) {
    let lines = run("help", name, "--lang", "zh").output.split(separator: "\n")
      .prefix { $0 != "示例：" }
    let english = lines.filter { $0.contains(#/[a-z]{2,} [a-z]{2,} [a-z]{2,} [a-z]{2,}/#) }
    #expect(english == [])
  }

  @Test func `a run, its reasons and its faults are Chinese`() {
    let output = run("run", "s.json5", lang: "zh_CN.UTF-8").output
    for words in ["期望  无事件", "应用在后台；请切回前台", "1 个场景失败，0 个通过"] {
      #expect(output.contains(words), "\(output)")
    }
    let reasons = run("why", "s.json5", "2", "--lang", "zh").output
    for words in ["第 2 步", "命中测试", "包含该点", "没有捕获任何事件："] {
      #expect(reasons.contains(words), "\(reasons)")
    }
  }

  @Test(arguments: [["--lang", "zh-CN", "run"], ["run", "--lang", "ZH"]])
  func `the language stands before the command or behind it`(_ words: [String]) {
    let files = MemoryFiles(["s.json5": Self.scenario])
    #expect(LabRun(words: words + ["s.json5"], files: files).output.contains("期望  无事件"))
    #expect(run("--lang").messages.contains("--lang has no language"))
    #expect(run("--lang", "fr", "run").messages.contains("unknown language 'fr'"))
  }

  @Test func `data is the same in each language`() {
    let reporters = ["jsonl", "junit=-", "report-data=-"].map {
      ["run", "s.json5", "--reporter", $0]
    }
    for words in [["why", "s.json5", "--json"]] + reporters {
      let files = MemoryFiles(["s.json5": Self.scenario])
      let chinese = LabRun(words: words + ["--lang", "zh"], files: files)
      #expect(chinese == LabRun(words: words, files: files))
    }
  }

  @Test func `the first variable with a value decides, and the flag before it`() {
    let all = ["LC_ALL": "", "LC_MESSAGES": "zh_TW", "LANG": "en_US"]
    #expect(Environment { all[$0] }.isChinese)
    #expect(!Environment { ["LC_ALL": "C", "LANG": "zh_CN"][$0] }.isChinese)
    #expect(run("help", lang: "zh_CN").output.hasPrefix("运行模拟应用"))
    #expect(run("help", "run", "--lang", "en", lang: "zh_CN") == run("help", "run"))
    #expect(run("help", "--lang", "tea").messages.hasPrefix("lab: unknown language 'tea'"))
  }
}
