import MiniUI
import Testing

/// Drags of a sheet.
@Suite struct SheetFingers {
  private let stage = Stage()

  private func sheet() -> ViewController {
    let sheet = stage.screen("S", .pageSheet)
    stage.show(sheet, from: stage.root)
    return sheet
  }

  private func drag(to y: Double, isQuick: Bool) {
    let (start, end) = (Point(x: 200, y: 300), Point(x: 200, y: y))
    if isQuick {
      stage.finger.swipe(from: start, to: end)
    } else {
      stage.finger.drag(from: start, to: end)
    }
    stage.settle()
  }

  @Test func `AP-24 a quick downward swipe dismisses a sheet`() {
    let sheet = sheet()
    drag(to: 400, isQuick: true)
    #expect(sheet.presentingViewController == nil)
    #expect(stage.log.take() == ["S.WD", "S.DD"])
  }

  @Test func `AP-24 a slow drag that stays near does not dismiss the sheet`() {
    let sheet = sheet()
    drag(to: 400, isQuick: false)
    #expect(sheet.presentingViewController === stage.root)
    #expect(stage.log.take() == ["S.WD", "S.WA", "S.DA"])
  }

  @Test func `AP-24 neither an upward drag nor a drag on another style dismisses`() {
    let sheet = sheet()
    drag(to: 100, isQuick: true)
    #expect(stage.log.take() == [])
    #expect(sheet.presentingViewController === stage.root)
    sheet.dismiss(animated: false)
    stage.settle()
    let full = stage.screen("F", .fullScreen)
    stage.show(full, from: stage.root)
    drag(to: 500, isQuick: true)
    #expect(stage.log.take() == [])
    #expect(full.presentingViewController === stage.root)
  }
}
