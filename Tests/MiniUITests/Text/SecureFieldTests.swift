import MiniUI
import Testing

/// A secure field clears when it is edited again: every sequence of up to four acts, beside a
/// model.
@Suite struct SecureFields {
  /// The acts of a person or the app on the field.
  enum Act: CaseIterable {
    case begin, end, type, paste, delete, clear, conceal, reveal, set
  }

  /// The expected text and events of the field.
  private struct Model {
    var text = "old"
    var isSecure: Bool
    var isEdited = false
    /// True if the next change by the person replaces all of the text.
    var isStale = false
    var log: [String] = []

    mutating func run(_ act: Act) {
      switch act {
      case .begin: begin()
      case .end: if isEdited { (isEdited, isStale) = (false, false) }
      case .type: insert("a")
      case .paste: insert("xy")
      case .delete: delete()
      case .clear: while isEdited, !text.isEmpty { delete() }
      case .conceal:
        if !isSecure, isEdited { isStale = true }
        isSecure = true
      case .reveal: (isSecure, isStale) = (false, false)
      case .set: text = "set"
      }
    }

    private mutating func begin() {
      guard !isEdited else { return }
      (isEdited, isStale) = (true, isSecure)
    }

    private mutating func insert(_ new: String) {
      guard isEdited else { return }
      log += ["shouldChange(\(text.count),0,\"\(new)\")", "editingChanged"]
      text = isStale ? new : text + new
      isStale = false
    }

    private mutating func delete() {
      guard isEdited, !text.isEmpty else { return }
      log += ["shouldChange(\(text.count - 1),1,\"\")", "editingChanged"]
      text = isStale ? "" : String(text.dropLast())
      isStale = false
    }
  }

  private static let sequences: [[Act]] = {
    var all: [[Act]] = [[]]
    for _ in 0..<4 { all = all.flatMap { start in Act.allCases.map { start + [$0] } } }
    return all
  }()

  @Test(arguments: [true, false])
  func `a secure field drops its text with the first change of an edit`(_ isSecure: Bool) throws {
    let stage = Stage()
    let field = stage.view(Rect(x: 20, y: 100, width: 200, height: 34), TextField.self)
    let delegate = stage.editingDelegate()
    field.delegate = delegate
    stage.listener().listen(to: field, for: .editingChanged)
    let keyboard = Keyboard(using: stage.process)
    var wrong: [String] = []
    for acts in Self.sequences {
      field.resignFirstResponder()
      (field.text, field.isSecureTextEntry) = ("old", isSecure)
      var model = Model(isSecure: isSecure)
      stage.log.take()
      for act in acts {
        run(act, on: field, keyboard)
        model.run(act)
      }
      let log = stage.log.take().filter { $0.hasPrefix("shouldChange") || $0 == "editingChanged" }
      if field.text != model.text || log != model.log {
        wrong.append("\(acts): \(field.text ?? "") for \(model.text), \(log) for \(model.log)")
      }
    }
    #expect(wrong.count == 0, "\(wrong.prefix(3))")
  }

  private func run(_ act: Act, on field: TextField, _ keyboard: Keyboard) {
    switch act {
    case .begin: field.becomeFirstResponder()
    case .end: field.resignFirstResponder()
    case .type: try? keyboard.type("a")
    case .paste: try? keyboard.paste("xy")
    case .delete: try? keyboard.deleteBackward()
    case .clear: try? keyboard.clear()
    case .conceal: field.isSecureTextEntry = true
    case .reveal: field.isSecureTextEntry = false
    case .set: field.text = "set"
    }
  }

  @Test func `a change that the delegate vetoes keeps the text`() throws {
    let stage = Stage()
    let field = stage.view(Rect(x: 20, y: 100, width: 200, height: 34), TextField.self)
    let delegate = stage.editingDelegate()
    field.delegate = delegate
    (field.text, field.isSecureTextEntry) = ("old", true)
    field.becomeFirstResponder()
    delegate.vetoes = ["shouldChange"]
    let keyboard = Keyboard(using: stage.process)
    try keyboard.type("a")
    #expect(field.text == "old")
    delegate.vetoes = []
    try keyboard.type("bc")
    #expect(field.text == "bc")
  }

  @Test func `after the clear button later text is not dropped`() throws {
    let stage = Stage()
    let field = stage.view(Rect(x: 20, y: 100, width: 200, height: 40), TextField.self)
    (field.text, field.isSecureTextEntry, field.clearButtonMode) = ("old", true, .always)
    field.becomeFirstResponder()
    #expect(stage.finger.tap(at: Point(x: 205, y: 120)) is Button)
    field.text = "new"
    try Keyboard(using: stage.process).type("a")
    #expect(field.text == "newa")
  }
}
