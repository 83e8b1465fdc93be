import LabImport
import LabLanguage

/// The facts of cells and of the headers and footers of sections that an app file does not have.
extension ViewWriter {
  /// Notes the facts of a cell, its content view and its recognisers that the app file lacks.
  func noteLosses(ofCell cell: ImportedNode) {
    note(CellFacts.lost(by: cell), of: cell, in: cell)
    noteLostSegues(of: cell, isInList: true)
    noteLosses(ofContentIn: cell)
  }

  /// Notes the facts of a cell that lies in another view than a list.
  func noteLosses(ofLooseCell cell: ImportedNode) {
    noteLostSegues(of: cell, isInList: false)
    noteLosses(ofContentIn: cell)
  }

  private func noteLosses(ofContentIn cell: ImportedNode) {
    for content in cell.children where content.role == .contentView {
      note(CellFacts.lost(byContent: content), of: content, in: cell)
      // Only code can perform the segues of a view that is not made.
      for segue in content.segues { screen.method(for: segue, by: nil) }
    }
  }

  private func note(_ facts: [String], of node: ImportedNode, in cell: ImportedNode) {
    let subject = node.role == .contentView ? "content view" : CellFacts.name(of: cell)
    if !facts.isEmpty {
      screen.app.count(node.names, of: node)
      screen.app.note(
        ImportNote(.cellFact, subject, at: node.place, detail: facts.joined(separator: ", ")))
    }
    for gesture in node.gestures { noteLoss(of: gesture, in: cell) }
    for action in node.actions { drop(action, .noControl, of: node) }
  }

  private func noteLoss(of gesture: ImportedGesture, in cell: ImportedNode) {
    let selectors = gesture.actions.map { "action \($0.selector.quoted)" }
    let detail = ([CellFacts.name(of: cell)] + selectors).joined(separator: ", ")
    screen.app.note(ImportNote(.cellFact, gesture.type.name, at: gesture.place, detail: detail))
    for segue in gesture.segues { screen.method(for: segue, by: nil) }
  }

  /// A cell of an app file has one segue of each kind; others are for code only.
  private func noteLostSegues(of cell: ImportedNode, isInList: Bool) {
    var taken: Set<ImportedSegue.Trigger> = []
    for segue in cell.segues where segue.kind != .embed {
      let isKept =
        isInList && cell.cell != nil && [.selection, .accessory].contains(segue.trigger)
      guard !isKept || !taken.insert(segue.trigger).inserted else { continue }
      let name = segue.identifier.map { "segue \($0.quoted)" } ?? "\(segue.kind) segue"
      screen.app.note(
        ImportNote(.cellFact, name, at: segue.place, detail: CellFacts.name(of: cell)))
      screen.method(for: segue, by: nil)
    }
  }
}

/// The facts of a view that neither a cell nor a part of a section has in an app file.
enum CellFacts {
  /// Returns the words for a cell in notes: its class, and its identifier or text.
  static func name(of cell: ImportedNode) -> String {
    let words = cell.cell?.reuseIdentifier ?? cell.identifier ?? cell.cell?.text ?? cell.userLabel
    return "\(cell.type.name)\(words.map { " \($0.brief.quoted)" } ?? "")"
  }

  /// Returns the lost facts of a cell, or of a header or footer of a section.
  static func lost(by cell: ImportedNode) -> [String] {
    let hasButton = cell.cell?.hasAccessoryButton == true
    let isButtonLost = hasButton && !cell.segues.contains { $0.trigger == .accessory }
    // A section part has no key for the values of its own properties.
    let data = cell.cell == nil ? cell.data.keys.sorted().map { "data \($0.quoted)" } : []
    return general(of: cell) + label(of: cell) + data + (isButtonLost ? ["detail button"] : [])
  }

  /// Returns the lost facts of a content view, of which only the subviews are kept.
  static func lost(byContent content: ImportedNode) -> [String] {
    let isOwn = content.type.custom != nil
    let identifier = content.identifier.map { "identifier \($0.quoted)" }
    return [isOwn ? "class \(content.type.name)" : nil, identifier].compactMap(\.self)
      + general(of: content) + label(of: content)
      + content.data.keys.sorted().map { "data \($0.quoted)" }
  }

  private static func general(of node: ImportedNode) -> [String] {
    let facts = [
      node.tag == 0 ? nil : "tag \(node.tag)", node.isHidden ? "hidden" : nil,
      node.alpha == 1 ? nil : "alpha \(node.alpha)",
      node.isInteractive.map { "interactive \($0)" }, node.isEnabled ? nil : "disabled",
    ]
    return facts.compactMap(\.self) + node.names.map { "outlet \($0.name.quoted)" }
  }

  /// The accessibility label, unless the system makes the same one of the texts inside.
  private static func label(of node: ImportedNode) -> [String] {
    guard let label = node.label, label != node.text else { return [] }
    let texts = node.everything.dropFirst().flatMap { [$0.text, $0.label].compactMap(\.self) }
    let isOfTexts =
      texts.contains(label) || texts.withoutRepetition.joined(separator: ", ") == label
    return isOfTexts ? [] : ["label \(label.brief.quoted)"]
  }
}
