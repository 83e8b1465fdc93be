@testable import MiniUI

extension ListSource {
  /// Gives the source's class a method of a collection's delegate.
  func implement(_ method: CollectionDelegateMethod) {
    switch method {
    case .willDisplay, .didEndDisplaying: addDisplay("\(method)", method.selector)
    case .shouldHighlight, .shouldSelect, .shouldDeselect:
      addQuestion("\(method)", Message<ObjectsToBool>(method.selector))
    case .didHighlight, .didUnhighlight, .didSelect, .didDeselect:
      add(method, Message<ObjectsToVoid>(method.selector))
    }
  }

  /// Gives the source's class a method of a collection's data source.
  func implement(_ method: CollectionDataSourceMethod) {
    switch method {
    case .sections:
      self.class.addMethod(
        .collectionNumberOfSections, Body { (source: ListSource, _, _) in source.sections.count })
    case .supplementary:
      self.class.addMethod(
        .collectionSupplementary,
        Body { (source: ListSource, _, kind, path, _) -> DynamicObject? in
          source.note(kind ?? "nil", path)
          return source.sectionView(Self.path(path).section)
        })
    }
  }
}
