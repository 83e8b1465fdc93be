/// A path as an object, for messages: registered as `NSIndexPath`.
public final class IndexPathObject: DynamicObject {
  /// The wrapped path.
  public private(set) var path = CellPath(section: 0, row: 0)

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(IndexPathObject.self, name: "NSIndexPath", superclass: DynamicObject.self)
  }

  /// Wraps a path.
  public convenience init(_ path: CellPath, in process: AppProcess) {
    self.init(in: process)
    self.path = path
  }

  /// Wraps a path; takes the class from the list, which saves a lookup per row.
  convenience init(_ path: CellPath, of class: DynamicClass) {
    self.init(of: `class`)
    self.path = path
  }
}
