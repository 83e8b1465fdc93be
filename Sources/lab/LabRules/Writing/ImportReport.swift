import LabImport
package import LabLanguage

/// The messages about an import: counts of each file, the screens, and the notes.
package struct ImportReport {
  private let app: AppWriter
  private let tour: ScreenTour

  package init(of app: AppWriter, _ tour: ScreenTour) {
    (self.app, self.tour) = (app, tour)
  }

  /// The number of notes of one reason that messages show; `--json` has all.
  private static let shownNotes = 5

  package var lines: [String] {
    app.app.files.map(line) + screenLines + noteLines
  }

  private func line(of file: ImportedFile) -> String {
    let sums = file.elements.sums
    let unknown = Self.names(file.elements.unknown)
    let attributes = Self.names(file.attributes.unknown)
    let count = file.attributes.sums.unknown
    return "\(file.name): \(file.format): \(sums.read.counted("element")) read, \(sums.ignored) "
      + "ignored by design, \(sums.unknown) unknown" + (unknown.isEmpty ? "" : ": \(unknown)")
      + "; \(file.frames) with a frame"
      + (count == 0 ? "" : "; \(count.counted("unknown attribute")): \(attributes)")
  }

  /// Returns the names with their numbers: `switch (2), view (1)`.
  private static func names(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
  }

  private var screenLines: [String] {
    let counts = tour.counts
    return ["\(counts.screens.counted("screen")), \(counts.reached) reached by taps"]
      + missing.map { "  \($0.name) at \($0.place): \($0.miss.words)" }
  }

  private var missing: [(name: String, place: ImportPlace, miss: ScreenTour.Miss)] {
    app.app.controllers.compactMap { controller in
      guard !controller.kind.isContainer else { return nil }
      return tour.misses[controller.key].map { (controller.type.name, controller.place, $0) }
    }
  }

  /// The notes by reason, in the order of their first notes.
  private var noteLines: [String] {
    let reasons = app.notes.map(\.reason.rawValue).withoutRepetition
      .compactMap(ImportNote.Reason.init)
    return reasons.flatMap { reason -> [String] in
      let notes = app.notes.filter { $0.reason == reason }
      let rest = notes.count - Self.shownNotes
      return ["\(reason.rawValue) (\(notes.count)): \(reason.words)"]
        + notes.prefix(Self.shownNotes).map { note in
          "  \(note.place): \(note.subject)" + (note.detail.map { " (\($0))" } ?? "")
        } + (rest > 0 ? ["  and \(rest) more"] : [])
    }
  }

  /// The object that `--json` prints, with the app's text unless a file has it.
  package func json(_ text: String?) -> PrintedJSON {
    let counts = tour.counts
    return .record([
      "app": text.map(PrintedJSON.text),
      "files": .list(app.app.files.map(json)),
      "notes": .list(app.notes.map(json)),
      "screens": .record([
        "count": .number(counts.screens), "launched": .number(counts.launched),
        "missed": .list(
          missing.map { miss in
            .record([
              "class": .text(miss.name), "place": .text("\(miss.place)"),
              "reason": .text(miss.miss.rawValue),
            ])
          }), "reached": .number(counts.reached),
      ]),
    ])
  }

  private func json(of file: ImportedFile) -> PrintedJSON {
    let sums = file.elements.sums
    return .record([
      "format": .text(file.format), "frames": .number(file.frames),
      "ignored": .number(sums.ignored), "name": .text(file.name), "read": .number(sums.read),
      "unknown": .sorted(file.elements.unknown) { .number($0) },
      "unknownAttributes": .sorted(file.attributes.unknown) { .number($0) },
    ])
  }

  private func json(of note: ImportNote) -> PrintedJSON {
    .record([
      "detail": note.detail.map(PrintedJSON.text), "place": .text("\(note.place)"),
      "reason": .text(note.reason.rawValue), "subject": .text(note.subject),
    ])
  }
}
