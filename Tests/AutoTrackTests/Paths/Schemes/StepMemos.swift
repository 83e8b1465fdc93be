import Testing

@testable import AutoTrack

@Suite struct StepMemos {
  @Test func `steps of several classes are written correctly in any order`() {
    var memo = StepMemo()
    let types = (0..<9).map { ViewClass("Shop.Class\($0)") }
    for _ in 1...2 {
      for index in 0..<200 {
        for (number, type) in types.enumerated() {
          #expect(memo.text(of: type, at: index) == "/Class\(number)[\(index)]")
        }
      }
    }
  }

  @Test func `a repeated step is written the same again`() {
    var memo = StepMemo()
    let (button, label) = (ViewClass("UIButton"), ViewClass("UILabel"))
    let steps = [(button, 3), (button, 3), (label, 3), (button, 4), (button, 3)]
    #expect(
      steps.map { memo.text(of: $0, at: $1) }
        == ["/UIButton[3]", "/UIButton[3]", "/UILabel[3]", "/UIButton[4]", "/UIButton[3]"])
  }

  @Test func `steps of one class in the same slot stay distinct`() {
    var memo = StepMemo()
    let button = ViewClass("UIButton")
    for index in 0..<300 { #expect(memo.text(of: button, at: index) == "/UIButton[\(index)]") }
  }
}
