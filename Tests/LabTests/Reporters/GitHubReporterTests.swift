import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct GitHubReports {
  private static let steps = """
        { launch: {}, expect: [{ event: '$AppStart' }, { event: '$AppViewScreen' },
          { event: '$AppPageLeave' }] },
        { set: { '#buy.hidden': true }, expect: [] },
        { tap: '#buy' },
    """

  @Test func `each difference is an error command at its place`() {
    let folder = MemoryFolder([
      "s/1.json5": Shop.scenario(steps: "    { launch: {} },"),
      "s/2.json5": Shop.scenario(steps: "    { launch: {}, expect: [] },"),
    ])
    let run = LabRun("run", "s", "--reporter", "github", in: folder)
    #expect(run.code == .failed)
    #expect(
      run.output.split(separator: "\n").map { $0.prefix(64) }
        == [
          "::error file=s/2.json5,line=23,col=27,title=A shop::step 1: expec",
          "::error file=s/2.json5,line=23,col=27,title=A shop::step 1: expec",
          "1 scenario failed, 1 passed, 4 events",
        ].map { $0.prefix(64) })
  }

  @Test func `percent signs, line ends, colons and commas are escaped`() {
    let hidden = "{ is: 'UILabel', text: '50%:\\r\\n,', hidden: true, frame: [0, 0, 9, 9] }"
    let text = Shop.scenario(
      steps: "    { launch: {}, see: '50%:\\r\\n,' },", views: hidden, methods: ""
    )
    .replacing("A shop", with: #"100%, a:b\r\nc\u001B"#)
    let folder = MemoryFolder(["a,b:c%.json5": text])
    #expect(
      LabRun("run", "a,b:c%.json5", "--reporter", "github", in: folder)
        == LabRun(
          .failed,
          output: """
            ::error file=a%2Cb%3Ac%25.json5,line=20,col=24,title=100%25%2C a%3Ab%0D%0Ac␛\
            ::step 1: expected see  "50%25:%0D%0A,", found see  no text\
            %0Aagain: lab run a,b:c%25.json5 --seed 1
            1 scenario failed, 0 passed, 2 events

            """))
  }

  @Test func `a mistake in a file is an error command at its place`() {
    let text = Shop.scenario(steps: "    { lunch: {} },")
    let folder = MemoryFolder(["s.json5": text, "apps/a.json5": "{"])
    let run = LabRun("run", "s.json5", "--reporter", "github", in: folder)
    #expect(run.code == .invalid)
    #expect(
      run.output.hasPrefix(
        "::error file=s.json5,line=23,col=7,title=a mistake in the file::'lunch' is not a step; "
          + "did you mean 'launch'?\n"))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.messages.hasPrefix("s.json5:23:7: 'lunch' is not a step; did you mean 'launch'?\n"))
  }

  @Test func `a report file contains the mistakes`() {
    let folder = MemoryFolder(["s.json5": "[]"])
    let run = LabRun("run", "s.json5", "nowhere", "--reporter", "pretty,github=r", in: folder)
    #expect(run.code == .invalid)
    #expect(run.output == "")
    #expect(
      folder["r"] == """
        ::error file=nowhere,title=a mistake in the file::no such file or folder; name a file or \
        a folder that can be read
        ::error file=s.json5,line=1,col=1,title=a mistake in the file::expected a scenario, found \
        an array

        """)
  }

  @Test func `notes follow the message`() throws {
    let text = Shop.scenario(steps: Self.steps)
    let run = LabRun("run", "s.json5", "--reporter", "github", in: MemoryFolder(["s.json5": text]))
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(
      lines[1].hasPrefix("::error file=s.json5,line=26,col=5,title=A shop::step 3: "))
    #expect(lines[1].contains("%0Athe screen is ShopViewController%0A"))
    #expect(lines[1].hasSuffix("%0Aagain: lab run s.json5 --seed 1"))
  }
}
