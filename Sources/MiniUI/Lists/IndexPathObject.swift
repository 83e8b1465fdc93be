/// A cell's path where a message carries an object: registered as `NSIndexPath`.
public final class IndexPathObject: DynamicObject {
  /// The path.
  public private(set) var path = CellPath(section: 0, row: 0)

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(IndexPathObject.self, name: "NSIndexPath", superclass: DynamicObject.self)
  }

  /// Makes an object of a path.
  public convenience init(_ path: CellPath, in process: AppProcess) {
    self.init(in: process)
    self.path = path
  }

  /// Makes an object of the class that a list has looked up before, for every row it tells of.
  convenience init(_ path: CellPath, of class: DynamicClass) {
    self.init(of: `class`)
    self.path = path
  }
}
