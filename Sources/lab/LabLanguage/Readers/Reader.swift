/// A decoder of a JSON5 value that returns a value of the lab, or records why it cannot.
///
/// Readers are values and are put together from smaller ones. That of an object is the table of
/// its keys, which the reference of the format prints:
///
///     extension Tap {
///       static let reader: Reader<Tap> = .object(
///         "tap",
///         Fields.required("target", .string, "What the finger touches."),
///         Fields.optional("lasts", .duration, default: .milliseconds(50), "How long it stays."),
///         Fields.optional("finger", .integer(in: 0...9), "Which finger it is."),
///         make: Tap.init)
///     }
package struct Reader<Value>: Sendable {
  /// The expected value: `a string`.
  package let noun: Noun
  /// The keys of the object that it reads; empty for other values.
  package let keys: [KeyDescription]
  package let shape: ValueShape
  /// The accepted kinds; all others are rejected.
  package let kinds: Set<Node.Kind>
  private let convert: @Sendable (Node, Mistakes) -> Value?

  /// A custom reader; `convert` records the reason before it returns nil.
  ///
  /// Without a shape, a schema lists only the kinds.
  package init(
    _ noun: Noun, from kinds: Set<Node.Kind>, keys: [KeyDescription] = [], shape: ValueShape? = nil,
    convert: @escaping @Sendable (Node, Mistakes) -> Value?
  ) {
    self.noun = noun
    self.kinds = kinds
    self.keys = keys
    self.shape = shape ?? .values(kinds)
    self.convert = convert
  }

  /// Returns the value, or nil after recording at least one mistake.
  package func read(_ node: Node, _ mistakes: Mistakes) -> Value? {
    guard kinds.contains(node.kind) else {
      mistakes.record(node, isNot: noun)
      return nil
    }
    return convert(node, mistakes)
  }

  /// Reads the whole file of `mistakes`; a syntax error is recorded like any other mistake.
  package func read(fileOf mistakes: Mistakes) -> Value? {
    do throws(Mistake) {
      return read(try JSON5.parseNode(of: mistakes.file), mistakes)
    } catch {
      mistakes.record(error)
      return nil
    }
  }
}

extension Mistakes {
  /// Records a value of the wrong kind: `expected a string, found a number`.
  package func record(_ node: Node, isNot noun: Noun) {
    record("expected \(noun.one), found \(node.kind.noun.one)", at: node.range)
  }

  /// Records a value of the right kind and wrong content: `expected a whole number, found 1.5`.
  ///
  /// An array is shown by its number of items, or by its items with `showingItems`.
  package func record(
    _ node: Node, saysNo noun: Noun, remedy: String? = nil, showingItems: Bool = false
  ) {
    let found: String =
      switch node.value {
      case .string(let text): text.quoted
      case .array(let items) where showingItems && !items.isEmpty: node.value.json.brief
      case .array(let items): items.count.counted("item")
      case .object: node.kind.noun.one
      case .number, .boolean, .null: file.text(in: node.range).brief
      }
    record("expected \(noun.one), found \(found)", at: node.range, remedy: remedy)
  }
}

extension Reader {
  /// Reads an object with these keys and no others.
  package static func object<each Part>(
    _ noun: Noun, _ part: repeat Fields<each Part>,
    make: @escaping @Sendable (repeat each Part) -> Value
  ) -> Reader {
    object(noun, Fields(repeat each part, make: make))
  }

  /// Reads an object with the keys of these fields and no others.
  package static func object(_ noun: Noun, _ fields: Fields<Value>) -> Reader {
    Reader(
      noun, from: [.object], keys: fields.keys, shape: .object(noun, fields.shape)
    ) { node, mistakes in
      guard var members = Members(of: node, noun, mistakes) else { return nil }
      members.refuseUnknown(allowing: fields.allowedKeys)
      return fields.read(members)
    }
  }
}
