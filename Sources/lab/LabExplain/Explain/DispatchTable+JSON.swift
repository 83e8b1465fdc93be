package import LabLanguage

extension DispatchTable {
  /// Returns the part about a subject as JSON: classes with their methods and chains.
  package func json(about subject: DispatchSubject) -> PrintedJSON {
    let shown = classes.compactMap { type -> PrintedJSON? in
      let methods = type.methods(about: subject)
      guard subject == .type(type.name) || !methods.isEmpty else { return nil }
      return type.json(methods)
    }
    return .list(shown)
  }
}

extension DispatchTable.Class {
  fileprivate func methods(about subject: DispatchSubject) -> [DispatchTable.Method] {
    switch subject {
    case .overview: kind == .system ? methods.filter(\.isChanged) : methods
    case .type(let other): other == name ? methods : []
    case .message(let selector): methods.filter { $0.selector == selector }
    case .method(let className, let selector, let isClassMethod):
      className == name || superclasses.contains(className)
        ? methods.filter { $0.selector == selector && $0.isClassMethod == isClassMethod } : []
    }
  }

  fileprivate func json(_ methods: [DispatchTable.Method]) -> PrintedJSON {
    .members([
      "name": .text(name), "superclass": superclasses.first.map(PrintedJSON.text),
      "kind": .text(kind.word), "methods": .list(methods.map(\.json)),
    ])
  }
}

extension DispatchTable.Kind {
  fileprivate var word: String {
    switch self {
    case .system: "system"
    case .app: "app"
    case .ofObject: "private"
    case .hidden: "hidden"
    }
  }
}

extension DispatchTable.Method {
  fileprivate var json: PrintedJSON {
    .members([
      "selector": .text(selector), "kind": .text(isClassMethod ? "class" : "instance"),
      "resolved": isResolved ? .flag(true) : nil, "chain": .list(chain.map(\.json)),
    ])
  }
}

extension DispatchTable.Runner {
  fileprivate var json: PrintedJSON {
    .members([
      "owner": owner.map(PrintedJSON.text), "kind": .text(isHook ? "hook" : "code"),
      "writtenFor": method.map { .text("\($0)") },
    ])
  }
}

extension DispatchChanges {
  /// The changes of a subject as JSON: for each method its chain before and after.
  package func json(about subject: DispatchSubject) -> PrintedJSON {
    .list(
      about(subject).flatMap { change in
        change.methods.map { method in
          .members([
            "class": .text(change.name), "method": .text(method.signature),
            "before": method.before.map { .list($0.map(PrintedJSON.text)) },
            "after": method.after.map { .list($0.map(PrintedJSON.text)) },
          ])
        }
      })
  }
}
