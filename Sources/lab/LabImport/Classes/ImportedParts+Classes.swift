import LabLanguage

/// The classes of an app's parts with their places, to be read or replaced.
extension ImportedController {
  /// A change of a class in a place of the app and of the file.
  typealias ClassFitting = (inout ImportedType, ClassFit.Place, ImportPlace) -> Void

  /// Changes each class: the controller's, those of its views and recognisers, of its bar items.
  mutating func fitClasses(_ change: ClassFitting) {
    change(&type, .controller(view: view?.type.base), place)
    view?.fit(change)
    navigationItem?.fit(change)
    for index in toolbarItems.indices { toolbarItems[index].fit(change) }
  }
}

extension ImportedNavigationItem {
  fileprivate mutating func fit(_ change: ImportedController.ClassFitting) {
    titleView?.fit(change)
    for index in left.indices { left[index].fit(change) }
    for index in right.indices { right[index].fit(change) }
    back?.fit(change)
  }
}

extension ImportedBarItem {
  fileprivate mutating func fit(_ change: ImportedController.ClassFitting) {
    change(&type, .barItem, place)
    customView?.fit(change)
  }
}

extension ImportedNode {
  /// Changes the classes of this view and of those below it.
  fileprivate mutating func fit(
    _ change: ImportedController.ClassFitting, as classPlace: ClassFit.Place = .view
  ) {
    change(&type, classPlace, place)
    for index in gestures.indices { change(&gestures[index].type, .gesture, gestures[index].place) }
    for index in children.indices { children[index].fit(change) }
    for index in barItems.indices { barItems[index].fit(change) }
    for index in backItems.indices { backItems[index].fit(change) }
    list?.fit(change)
  }
}

extension ImportedList {
  fileprivate mutating func fit(_ change: ImportedController.ClassFitting) {
    let cell = ClassFit.Place.cell(isItem: isCollection)
    for index in prototypes.indices { prototypes[index].fit(change, as: cell) }
    for section in sections.indices {
      for index in sections[section].cells.indices {
        sections[section].cells[index].fit(change, as: cell)
      }
    }
    for index in supplements.indices {
      let isPart = supplements[index].role.isSectionPart
      supplements[index].fit(change, as: isPart ? .sectionPart : .view)
    }
  }
}
