import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

@Suite struct GitHubReports {
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
            ::step 1: expected see  "50%25:%0D%0A,", found see  no text
            1 scenario failed, 0 passed, 2 events

            """))
  }
}
