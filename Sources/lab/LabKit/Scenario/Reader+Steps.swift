import LabLanguage

extension Reader {
  /// Reads an object told apart by its verb; without one, the mistake lists the verbs.
  ///
  /// A verb without arguments may stand alone, as a string: `"background"`. The `companions` are
  /// allowed beside every verb, so they do not tell it apart.
  static func step(
    _ noun: Noun, _ fields: Fields<Value>, verbs variants: [ObjectShape],
    companions: [String] = []
  ) -> Reader {
    let object = Reader.object(noun, fields)
    let verbs = StepVerbs(noun: noun, variants: variants)
    return Reader(
      noun, from: [.object, .string], keys: fields.keys,
      shape: verbs.shape(with: object.shape)
    ) { node, mistakes in
      switch node.value {
      case .string(let word):
        verbs.object(for: word, at: node.range, mistakes).flatMap { object.read($0, mistakes) }
      case .object(let members) where verbs.areMissing(in: members, companions, mistakes): nil
      default: object.read(node, mistakes)
      }
    }
  }
}

/// The verbs of one kind of step, and those that need no argument.
private struct StepVerbs: Sendable {
  private let noun: Noun
  private let names: [String]
  /// The verbs without arguments, and what a file would write behind each.
  let plain: [(name: String, value: Node.Value)]

  init(noun: Noun, variants: [ObjectShape]) {
    self.noun = noun
    names = variants.compactMap(\.keys.first?.name)
    plain = variants.compactMap { shape in
      guard let name = shape.keys.first?.name, let value = shape.plainValue else { return nil }
      return (name, value)
    }
  }

  func shape(with object: ValueShape) -> ValueShape {
    plain.isEmpty ? object : .either([.words(plain.map(\.name)), object])
  }

  /// Returns the object that a word stands for; nil after a mistake.
  func object(for word: String, at range: Range<Int>, _ mistakes: Mistakes) -> Node? {
    if let verb = plain.first(where: { $0.name == word }) {
      return Node(object: word, verb.value, at: range)
    }
    if names.contains(word) {
      mistakes.record(
        "\(word.quoted) needs a value", at: range, remedy: "write { \(word): … }",
        note: "\(noun.many) without a value: \(plain.map(\.name).joined(separator: ", "))")
    } else {
      recordUnknown(word, at: range, mistakes)
    }
    return nil
  }

  /// Returns true after recording the first key of an object without any verb.
  func areMissing(
    in members: [Node.Member], _ companions: [String], _ mistakes: Mistakes
  ) -> Bool {
    guard !members.contains(where: { names.contains($0.key) }),
      let stranger = members.first(where: { !companions.contains($0.key) })
    else { return false }
    recordUnknown(stranger.key, at: stranger.keyRange, mistakes)
    return true
  }

  private func recordUnknown(_ word: String, at range: Range<Int>, _ mistakes: Mistakes) {
    mistakes.record(
      "\(word.quoted) is not \(noun.one)", word, at: range, among: names, noun.many)
  }
}
