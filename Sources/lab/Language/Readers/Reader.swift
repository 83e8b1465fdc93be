/// Turns a JSON5 value into a value of the lab, or records why it cannot.
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
  /// What it expects: `a string`.
  package let noun: Noun
  /// The keys of the object that it reads; empty for what is no object.
  package let keys: [KeyDescription]
  /// What a schema can say of it.
  package let shape: ValueShape
  /// The kinds of value that it looks into; it refuses all others.
  let kinds: Set<Node.Kind>
  private let convert: @Sendable (Node, Mistakes) -> Value?

  /// A reader of one's own; `convert` records why before it answers nil.
  ///
  /// Without a shape, a schema says which kinds of value it takes, and no more.
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

  /// The value, or nil after at least one mistake was recorded.
  package func read(_ node: Node, _ mistakes: Mistakes) -> Value? {
    guard kinds.contains(node.kind) else {
      mistakes.record(node, isNot: noun)
      return nil
    }
    return convert(node, mistakes)
  }

  /// Reads the whole file that the mistakes are about; what is not JSON5 is a mistake like others.
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
  /// A value of a wrong kind: `expected a string, found a number`.
  package func record(_ node: Node, isNot noun: Noun) {
    record("expected \(noun.one), found \(node.kind.noun.one)", at: node.range)
  }

  /// A value of the right kind that says something else: `expected a whole number, found 1.5`.
  ///
  /// An array is told by how many items it has, or where it has the right number, by the items.
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
