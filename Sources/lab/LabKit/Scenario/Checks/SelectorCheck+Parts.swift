import LabLanguage
import MiniUI

/// Checks of rows and segments against the list or control around them.
extension SelectorCheck {
  /// Records a row or a segment beyond those that view trees declare.
  func checkParts(of selector: ElementSelector, at range: Range<Int>) {
    switch selector.subject {
    case .row(let place): check(place, of: selector, at: range)
    case .segment(let index): check(index, of: selector, at: range)
    default: break
    }
  }

  /// Returns the views that a selector may resolve to; nil if trees alone do not determine them.
  func views(meantBy selector: ElementSelector) -> [ViewDescription]? {
    switch selector.subject {
    case .identifier(let name):
      isDeclared(name) ? words.views.filter { $0.identifier == name } : nil
    case .className(let name):
      words.changes.kinds.contains(.classes) ? nil : words.views.filter { $0.type == name }
    default: nil
    }
  }

  /// Returns true if a view that a selector may resolve to, as far as the check knows, has a trait.
  func mayMean(
    _ selector: ElementSelector, where hasTrait: (ViewDescription) -> Bool
  ) -> Bool {
    let named = views(meantBy: selector)
    if named == nil, case .identifier(let name) = selector.subject,
      !words.changes.kinds.contains(.identifiers), !words.assignedIdentifiers.contains(name)
    {
      return words.views.contains { $0.identifier == name && hasTrait($0) }
    }
    return (named ?? words.views).contains(where: hasTrait)
  }

  private func views(around selector: ElementSelector) -> [ViewDescription]? {
    guard case .within(let outer) = selector.scope else { return words.views }
    return views(meantBy: outer)
  }

  private func check(_ place: CellPath, of selector: ElementSelector, at range: Range<Int>) {
    guard let views = views(around: selector) else { return }
    let lists = views.compactMap(\.list)
    if lists.contains(where: { $0.contains(section: place.section, row: place.row) }) { return }
    // Code adds rows to sections that exist; the run knows their number.
    if codeChangesRows(of: selector),
      lists.contains(where: { $0.sections.indices.contains(place.section) })
    {
      return
    }
    let named = words.views.filter { $0.list != nil }.compactMap(\.identifier).map { "#" + $0 }
    mistakes.record(
      "no screen of the app has \(selector)", at: range,
      remedy: lists.isEmpty ? "name a view with 'sections'" : nil,
      note: lists.first.map { "sections: \($0.counts)" } ?? "lists: \(list(named))")
  }

  /// Returns true if code may insert or move rows in the list around a selector.
  private func codeChangesRows(of selector: ElementSelector) -> Bool {
    guard case .within(let outer) = selector.scope else { return !words.changes.lists.isEmpty }
    return words.changes.lists.contains { list in
      guard case .identifier(let name) = outer.subject, case .identifier(let other) = list.subject
      else { return true }
      return name == other || !isDeclared(name) || !isDeclared(other)
    }
  }

  private func check(_ index: Int, of selector: ElementSelector, at range: Range<Int>) {
    guard !words.changes.kinds.contains(.segments),
      let views = views(around: selector)
    else { return }
    let controls = views.compactMap(\.segments)
    let most = controls.max { $0.count < $1.count } ?? []
    guard index >= most.count else { return }
    let known = most.enumerated().map { "\($0.offset) \($0.element)" }
    mistakes.record(
      "no screen of the app has \(selector)", at: range,
      remedy: controls.isEmpty ? "name a view with 'segments'" : nil,
      note: known.isEmpty ? nil : "segments: \(known.joined(separator: ", "))")
  }
}

extension ViewDescription {
  /// The titles of a segmented control's segments; nil for other views.
  fileprivate var segments: [String]? {
    guard case .texts(let titles) = value(of: .segments) else { return nil }
    return titles
  }
}

extension ListDescription {
  /// The number of cells in each section: `0 has 3 rows, 1 has 1 row`.
  fileprivate var counts: String {
    let longest = 8
    let words = sections.prefix(longest).enumerated().map { index, section in
      "\(index) has \(section.value.cells.count.counted(section.value.kind.noun))"
    }
    let more = sections.count > longest ? ", …" : ""
    return sections.isEmpty ? "none" : words.joined(separator: ", ") + more
  }
}

extension ListDescription.Kind {
  /// The word for one of the cells.
  fileprivate var noun: String { self == .rows ? "row" : "item" }
}
