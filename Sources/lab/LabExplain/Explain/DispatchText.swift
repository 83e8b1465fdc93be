import LabLanguage
package import LabSystem
import MiniUI
package import Wording

/// A dispatch table as lines for people.
package struct DispatchText {
  /// The columns of the terminal; longer chains continue on the next line.
  private let width: Int
  /// The widest selector that takes part in the alignment of chains.
  private static let widestSelector = 36

  package init(width: Int = 80) {
    self.width = width
  }

  /// The lines for a console; a wider terminal than usual does not make them longer.
  package init(for console: CommandConsole) {
    self.init(width: min(console.width ?? 80, 80))
  }

  package func lines(of table: DispatchTable, about subject: DispatchSubject) -> [String] {
    switch subject {
    case .overview: overview(table)
    case .type(let name): table.named(name).map { lines(of: $0, in: table) } ?? []
    case .message(let selector): lines(of: selector, in: table)
    case .method(let className, let selector, let isClassMethod):
      table.named(className).map { type in
        let name = "\(isClassMethod ? "+" : "-")[\(className) \(selector)]"
        return detail(table.method(isClassMethod, selector, of: type), name, type, table)
      } ?? []
    }
  }

  private func overview(_ table: DispatchTable) -> [String] {
    let changed = table.classes.filter {
      $0.kind == .system && $0.methods.contains(where: \.isChanged)
    }
    let shown = table.classes.filter { $0.kind != .system } + changed
    let blocks = shown.map { type in
      block(type, type.kind == .system ? type.methods.filter(\.isChanged) : type.methods)
    }
    let delegates = table.delegates.flatMap { row("  ", $0).map(\.text) }
    return Self.joined(blocks + [delegates.isEmpty ? [] : ["delegates"] + delegates])
  }

  private func lines(of type: DispatchTable.Class, in table: DispatchTable) -> [String] {
    let inherited = type.superclasses.compactMap(table.named).flatMap { superclass in
      superclass.methods.filter { method in
        method.isChanged && !type.methods.contains { $0.signature == method.signature }
      }.map { row("  \($0.signature)  of \(superclass.name)  ", $0.chain.map(\.name)).map(\.text) }
    }
    let hidden = table.classes.filter {
      $0.isPrivate && $0.name != type.name && $0.superclasses.contains(type.name)
    }
    return Self.joined([
      block(type, type.methods),
      inherited.isEmpty
        ? [] : ["inherited, with hooks or other code"] + inherited.flatMap(\.self),
      hidden.isEmpty ? [] : ["private subclasses"] + hidden.flatMap { block($0, $0.methods) },
    ])
  }

  private func lines(of selector: String, in table: DispatchTable) -> [String] {
    Self.joined(
      table.classes.flatMap { type in
        type.methods.filter { $0.selector == selector }.map { method in
          detail((type, method), method.name(in: type.name), type, table)
        }
      })
  }

  private func block(_ type: DispatchTable.Class, _ methods: [DispatchTable.Method]) -> [String] {
    let widths = methods.map(\.signature.count).filter { $0 <= Self.widestSelector }
    let column = (widths.max() ?? 0) + 2
    return [type.headline.text]
      + methods.flatMap { method in
        let gap = String(repeating: " ", count: max(2, column - method.signature.count))
        let mark = method.isResolved ? ["(added by a resolver)"] : []
        return row("  \(method.signature)\(gap)", method.chain.map(\.name) + mark).map(\.text)
      }
  }

  private func row(_ head: Sentence, _ answers: DelegateAnswers) -> [Sentence] {
    row(
      "\(head)\(answers.role) of \(answers.owner): \(answers.delegate) answers ", answers.selectors,
      separator: ", ")
  }

  /// Returns one line, or several if the chain is too long.
  private func row(
    _ head: Sentence, _ chain: [String], separator: String = " > "
  ) -> [Sentence] {
    var (lines, line) = ([String](), head.text)
    for (index, name) in chain.enumerated() {
      let next = index == 0 ? name : separator + name
      if line.count + next.count <= width || line.allSatisfy({ $0 == " " }) {
        line += next
      } else {
        // A comma ends its line, an arrow begins the next one.
        lines.append(index > 0 && separator == ", " ? line + "," : line)
        line = "        " + (separator == ", " ? name : String(next.drop { $0 == " " }))
      }
    }
    return (lines + [line]).map(\.trimmedAtEnd).enumerated().map { index, line in
      guard index == 0, line.hasPrefix(head.text) else { return "\(line)" }
      return "\(head)\(line.dropFirst(head.text.count))"
    }
  }

  /// Returns the code of one message, a line for each piece in the order of its execution.
  private func detail(
    _ found: (type: DispatchTable.Class, method: DispatchTable.Method)?, _ name: String,
    _ type: DispatchTable.Class, _ table: DispatchTable
  ) -> [String] {
    guard let found else { return [name, "  no method"] + table.forwarding(of: type) }
    let place = found.type.name == type.name ? "" : "  inherited from \(found.type.name)"
    let mark = found.method.isResolved ? "  added by a resolver" : ""
    let owners = found.method.chain.map { table.owner(of: $0) }
    let column = owners.map(\.count).max() ?? 0
    let rows = zip(found.method.chain, owners).enumerated().map { index, row in
      let gap = String(repeating: " ", count: column - row.1.count)
      return "  \(index + 1)  \(row.1)\(gap)  \(row.0.method.map { "\($0)" } ?? "hook")"
    }
    return [name + place + mark] + (rows.isEmpty ? ["  no code"] : rows)
  }

  private static func joined<Line: ExpressibleByStringLiteral>(_ blocks: [[Line]]) -> [Line] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}

extension DispatchText {
  package func lines(of changes: DispatchChanges, about subject: DispatchSubject) -> [Sentence] {
    let shown = changes.about(subject)
    let blocks = shown.map { change in
      [change.headline] + change.methods.flatMap(lines)
    }
    guard subject == .overview else { return Self.joined(blocks) }
    let delegates =
      changes.formerDelegates.flatMap { row(before("  "), $0) }
      + changes.newDelegates.flatMap { row(after("  "), $0) }
    return Self.joined(blocks + [delegates.isEmpty ? [] : ["delegates"] + delegates])
  }

  private func lines(of change: DispatchChanges.MethodChange) -> [Sentence] {
    ["  \(change.signature)"] + row(before("    "), of: change.before)
      + row(after("    "), of: change.after)
  }

  private func row(_ head: Sentence, of chain: [String]?) -> [Sentence] {
    chain.map { row(head, $0) } ?? ["\(head)\("no own method" as Sentence)"]
  }

  private func before(_ indent: String) -> Sentence { "\(indent)before  " }

  private func after(_ indent: String) -> Sentence { "\(indent)after   " }
}

extension DispatchChanges.ClassChange {
  /// The class's head, with its fate.
  var headline: Sentence {
    switch fate {
    case .new: "\(type.headline), new"
    case .gone: "\(type.headline), no longer there"
    case .changed: type.headline
    }
  }
}

extension DispatchTable.Class {
  /// True for a subclass that its objects do not report as their class.
  var isPrivate: Bool { if case .ofObject = kind { true } else { kind == .hidden } }

  /// The class and its superclass, with its origin if that is unusual.
  var headline: Sentence {
    let head = superclasses.first.map { "\(name) : \($0)" } ?? name
    switch kind {
    case .system, .app: return "\(head)"
    case .ofObject(let owner): return "\(head)  (private to \(owner))"
    case .hidden: return "\(head)  (hidden: its objects report another class)"
    }
  }
}

extension DispatchTable {
  /// The methods by which an object answers messages without a method (OB-17).
  private static let forwarding = [
    "+ resolveInstanceMethod:", "+ resolveClassMethod:", "- forwardingTargetForSelector:",
    "- methodSignatureForSelector:", "- forwardInvocation:", "- doesNotRecognizeSelector:",
  ]

  /// Returns the method that a message to objects of a class runs, with the class that has it.
  fileprivate func method(
    _ isClassMethod: Bool, _ selector: String, of type: Class
  ) -> (type: Class, method: Method)? {
    let types = [type] + type.superclasses.compactMap(named)
    let found = types.lazy.compactMap { type in
      type.methods.first { $0.isClassMethod == isClassMethod && $0.selector == selector }
        .map { (type, $0) }
    }.first
    // A class object also answers the root class's instance methods (T259).
    guard isClassMethod, found == nil, let root = types.last else { return found }
    return method(false, selector, of: root)
  }

  /// Returns the lines on the resolvers and the forwarding of a class.
  fileprivate func forwarding(of type: Class) -> [String] {
    let asked = ([type] + type.superclasses.compactMap(named)).dropLast().flatMap { type in
      type.methods.filter { Self.forwarding.contains($0.signature) }.map { $0.name(in: type.name) }
    }
    guard !asked.isEmpty else { return ["  a send ends the app: unrecognized selector"] }
    return ["  a send asks \(asked.joined(separator: ", "))"]
  }

  /// Returns the owner of code in a word.
  fileprivate func owner(of runner: Runner) -> String {
    if let owner = runner.owner { return owner }
    return runner.method.flatMap { named($0.className) }?.kind == .system ? "UIKit" : "the app"
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
