import AutoTrack
import LabLanguage
import LabRules

/// The facts of a screen by which the page computes rules by all facts.
struct AnchoredScreenRecord: Sendable {
  /// The facts of the views, in the order of a screen's nodes.
  private let views: [ViewFacts]
  /// The members of the screen.
  let members: CompactJSON.Members

  /// The number of elements up to which a report has the confidences of a screen.
  private static let limit = 60

  /// Reads a snapshot; the id of an element is its place on the screen, from 1.
  init(of tree: ViewTree, within limits: ReportLimits) {
    let elements = tree.elements
    views = elements.prefix(limits.viewsOfScreen).map { ViewFacts(AnchoredRecord(of: $0)) }
    guard elements.count <= limits.viewsOfScreen else {
      members = [:]
      return
    }
    let controllers = tree.controllerRecords.map { controller -> CompactJSON in
      let place = controller.root.map { $0 - 1 }
      return .numbers([place ?? -1, controller.parent ?? -1, controller.isNavigation ? 1 : 0])
    }
    let confidences = tree.ownConfidences(limit: Self.limit).map { id, confidence in
      CompactJSON.list([.number(id - 1), .written("\(confidence)")])
    }
    members = [
      "controllers": controllers.nonEmptyList, "confidences": confidences.nonEmptyList,
    ]
  }

  /// Returns the members of the view at a place, in a picture that shows a text of it.
  func members(of place: Int, showing text: String?) -> CompactJSON.Members {
    guard views.indices.contains(place) else { return [:] }
    let view = views[place]
    let ownText = view.text.map(CompactJSON.text) ?? .written("null")
    return [
      "role": view.role, "ownText": view.text == text ? nil : ownText, "label": view.label,
      "tag": view.tag, "actions": view.actions, "outlets": view.outlets,
      "placeholder": view.placeholder, "image": view.image, "reuse": view.reuse, "side": view.side,
    ]
  }

  /// The facts of a view as its members; nil for the usual ones.
  private struct ViewFacts {
    let text: String?
    let role, label, tag, actions, outlets, placeholder, image, reuse, side: CompactJSON?

    init(_ view: AnchoredRecord) {
      text = view.text
      role = view.role == "view" ? nil : .text(view.role)
      label = view.label.map(CompactJSON.text)
      tag = view.tag == 0 ? nil : .text("\(view.tag)")
      actions = view.actions.isEmpty ? nil : .texts(view.actions)
      outlets = view.outlets.isEmpty ? nil : .texts(view.outlets)
      placeholder = view.placeholder.map(CompactJSON.text)
      image = view.image.map(CompactJSON.text)
      reuse =
        view.isReused ? view.reuseIdentifier.map(CompactJSON.text) ?? .written("null") : nil
      side = view.side.map(CompactJSON.text)
    }
  }
}

extension CompactJSON {
  /// The weights, numbers and roles of rules by all facts, which only the library defines.
  static var anchoredModel: CompactJSON {
    let weights = AnchoredModel.weights.map { name, weight in
      CompactJSON.list([.text(name), .written("\(weight)")])
    }
    let groups = AnchoredModel.groups.map { ($0.key, CompactJSON.texts($0.value.sorted())) }
    let bounds = AnchoredModel.bounds.map { ($0.key, CompactJSON.written("\($0.value)")) }
    let rest = [
      "weights": CompactJSON.list(weights), "roles": .sorted(AnchoredModel.roles.mapValues(text)),
      "groups": .sorted(Dictionary(groups) { $1 }),
    ]
    return .sorted(Dictionary(bounds) { $1 }.merging(rest) { $1 })
  }

  /// The certificates of rules by the names of the league, and the row of each kind of name.
  static var survival: CompactJSON {
    let rows = Certificate.all.map { row, certificate in
      let members = CompactJSON.members([
        "survival": .fraction(certificate.survival),
        "interval": .list([.fraction(certificate.low), .fraction(certificate.high)]),
        "wrong": .fraction(certificate.wrong), "diesWhen": .text(certificate.diesWhen),
      ])
      return (row, members)
    }
    let ways = ElementSuggestions.Way.rows.map { ($0.key, CompactJSON.text($0.value)) }
    return .members([
      "rows": .sorted(Dictionary(rows) { $1 }), "ways": .sorted(Dictionary(ways) { $1 }),
    ])
  }

  /// The facts of a rule as members of a file; the tag is a text.
  static func facts(_ facts: AnchoredFacts) -> CompactJSON {
    func counted(_ counts: [SignalFact: Int]) -> CompactJSON? {
      let members = counts.map { ("\($0.key)", CompactJSON.number($0.value)) }
      return members.isEmpty ? nil : .sorted(Dictionary(members) { $1 })
    }
    return .members(
      [
        "page": .text(facts.page), "role": .text(facts.role), "class": .text(facts.className),
        "path": .text(facts.path), "side": facts.side.map(text),
        "identifier": facts.identifier.map(text), "actions": .texts(facts.actions),
        "outlets": .texts(facts.outlets), "tag": facts.tag.map { .text("\($0)") },
        "reuseIdentifier": facts.reuseIdentifier.map(text), "text": facts.text.map(text),
        "label": facts.label.map(text), "placeholder": facts.placeholder.map(text),
        "image": facts.image.map(text),
      ],
      [
        "shared": .sorted(facts.shared.mapValues(number)), "inside": counted(facts.inside),
        "around": counted(facts.around), "above": counted(facts.above),
        "others": .number(facts.others), "alike": .number(facts.alike),
        "known": .texts(facts.known.map(\.description)),
        "elsewhere": facts.looksElsewhere ? .flag(true) : nil,
      ])
  }
}

extension CircledRule {
  /// The facts of a rule by all facts; nil for other rules.
  var anchoredFacts: AnchoredFacts? {
    guard case .anchored(let pattern) = element.place else { return nil }
    return pattern.facts
  }
}
