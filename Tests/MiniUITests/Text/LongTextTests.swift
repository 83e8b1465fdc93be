import Testing

@testable import MiniUI

/// A letter costs the same at the end of a long text as of a short one.
@Suite struct LongTexts {
  private let stage = Stage()

  /// Inputs: a field, a secure field and a text view, each with a delegate or without one.
  static let inputs = ["field", "secure", "view"]

  private func input(_ kind: String) -> Responder {
    let frame = Rect(x: 20, y: 100, width: 200, height: 40)
    guard kind != "view" else { return stage.view(frame, TextView.self) }
    let field = stage.view(frame, TextField.self)
    field.isSecureTextEntry = kind == "secure"
    return field
  }

  private func text(of input: Responder) -> String {
    (input as? TextField)?.text ?? (input as? TextView)?.text ?? ""
  }

  /// The address of the text's bytes, which changes with a copy.
  private func place(of input: Responder) -> UInt? {
    unsafe text(of: input).utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.baseAddress.map { UInt(bitPattern: $0) }
    } ?? nil
  }

  @Test(arguments: inputs, ["a", "é", "e\u{301}", "👩‍👧", "事"])
  func `a text is rarely copied while it grows`(kind: String, letter: String) throws {
    let (input, keyboard) = (input(kind), Keyboard(using: stage.process))
    input.becomeFirstResponder()
    try keyboard.type(String(repeating: "x", count: 64))
    var (last, moves) = (place(of: input), 0)
    for _ in 0..<2_000 {
      try keyboard.type(letter)
      let new = place(of: input)
      if new != last { moves += 1 }
      last = new
    }
    #expect(text(of: input).count == 2_064)
    // The room doubles: from 64 to 22,000 bytes that takes 9 copies.
    #expect(moves < 20, "\(moves) copies")
  }

  @Test(arguments: UInt64(0)..<200)
  func `the counted lengths of an edited text equal the text's own`(seed: UInt64) {
    var chance = Chance(seed: seed).stream("edits")
    let pieces = [
      "a", "é", "e", "\u{301}", "👩", "\u{200D}", "👧", "🇩", "🇪", "\r", "\n", "ab", "", "क",
      "\u{94D}",
      "ᄀ", "ᅡ", "\u{FE0F}", "\u{1F3FD}",
    ]
    var (edited, text) = (EditedText(), "")
    for _ in 0..<60 {
      let old = text
      let edit: EditedText.Edit
      if Int.random(in: 0..<4, using: &chance) == 0 {
        edit = .deleteLast
        _ = text.popLast()
      } else {
        let piece = pieces.randomElement(using: &chance) ?? ""
        edit = .append(piece)
        text += piece
      }
      #expect(edited.apply(edit) == (text != old))
      #expect(Array(edited.string.unicodeScalars) == Array(text.unicodeScalars))
      #expect((edited.units, edited.characters) == (text.utf16.count, text.count))
    }
  }
}
