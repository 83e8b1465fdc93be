import LabLanguage

extension AppDescription {
  /// Returns the descriptions of a class and of the app's classes above it, nearest first.
  func lineage(of name: String) -> [ClassDescription] {
    var line: [ClassDescription] = []
    var next = description(of: name)
    while let type = next, line.count < classes.count {
      line.append(type)
      next = description(of: type.superclass.value)
    }
    return line
  }

  /// Returns the classes whose screens declare an element with an identifier, in file order.
  package func screens(with identifier: String) -> [String] {
    classes.map(\.key.value).filter { name in
      let line = lineage(of: name)
      let views = line.lazy.compactMap(\.view).first?.value.tree ?? []
      let buttons = line.flatMap(\.settings).flatMap(\.value.value.barButtons)
      return (views.compactMap(\.identifier) + buttons.compactMap(\.identifier))
        .contains(identifier)
    }
  }
}

extension PropertyValue {
  /// The buttons of a bar; empty for any other value.
  fileprivate var barButtons: [BarButtonDescription] {
    if case .barButtons(let buttons) = self { buttons } else { [] }
  }
}
