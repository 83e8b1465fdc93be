/// A reusable cell, header or footer of a collection: `UICollectionReusableView`.
open class CollectionReusableView: ReusableView {
  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      CollectionReusableView.self, name: "UICollectionReusableView", superclass: View.self
    ) { methods in
      methods.define(.prepareForReuse, Body { _, _ in })
    }
  }
}
