/// A controller whose root view is a collection: `UICollectionViewController`.
///
/// It is the collection's data source and delegate.
open class CollectionViewController: ViewController {
  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      CollectionViewController.self, name: "UICollectionViewController",
      superclass: ViewController.self
    ) { methods in
      methods.define(.loadView, Body { controller, _ in controller.loadCollection() })
      methods.define(.collectionNumberOfItems, Body { _, _, _, _ in 0 })
    }
  }

  /// The collection; nil if a subclass has loaded another root view.
  public final var collectionView: CollectionView? {
    view as? CollectionView
  }

  private func loadCollection() {
    let list = CollectionView(
      frame: process.device.screen, layout: FlowLayout(), in: process)
    list.delegate = self
    list.dataSource = self
    view = list
  }
}
