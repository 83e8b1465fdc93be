import LabLanguage

/// The classes of an imported app's parts, as far as they fit: a file may name any class anywhere.
///
/// A class of UIKit's counts if it inherits from the class of the element. A class of the app's own
/// has one superclass, so it counts for the elements that this one allows. Other elements keep
/// UIKit's class, with a note.
struct ClassFit {
  /// The places of classes in an app, each with the class that all objects there inherit from.
  enum Place: Hashable {
    case controller(view: String?), view, cell(isItem: Bool), sectionPart, gesture, barItem
  }

  struct Use: Hashable {
    let type: ImportedType
    let place: Place
  }

  private let system: SimulatedClasses
  /// The fitting classes of those that do not fit.
  private var replacements: [Use: ImportedType] = [:]

  /// Replaces the classes of an app that do not fit, with a note about each.
  static func apply(to app: inout ImportedApp, _ system: SimulatedClasses) {
    // The parts change in place, also where they are only read: a copy of the views costs more.
    var uses: [Use] = []
    var seen: Set<Use> = []
    for index in app.controllers.indices {
      app.controllers[index].fitClasses { type, place, _ in
        let use = Use(type: type, place: place)
        if seen.insert(use).inserted { uses.append(use) }
      }
    }
    let fit = ClassFit(uses, system)
    if !fit.replacements.isEmpty { fit.replace(in: &app) }
  }

  private func replace(in app: inout ImportedApp) {
    var notes: [ImportNote] = []
    for index in app.controllers.indices {
      app.controllers[index].fitClasses { type, place, source in
        guard let new = replacements[Use(type: type, place: place)] else { return }
        if new.name != type.name {
          notes.append(ImportNote(.unfitClass, "class \(type.name)", at: source, detail: new.name))
        }
        type = new
      }
    }
    app.notes += notes
  }

  private init(_ uses: [Use], _ system: SimulatedClasses) {
    self.system = system
    var fitting = uses.map { ($0, onItsOwn($0)) }
    unite(&fitting)
    for (use, type) in fitting where type != use.type { replacements[use] = type }
  }

  // MARK: A class alone

  /// Returns the class of a use without regard to others: UIKit's classes must fit the element.
  private func onItsOwn(_ use: Use) -> ImportedType {
    var type = use.type
    if !allows(type.base, in: use.place) { type.base = Self.root(of: use.place) }
    guard type.custom != nil, system.isKnown(type.name) else { return type }
    let isFit = system.inherits(type.name, from: type.base) && allows(type.name, in: use.place)
    var plain = ImportedType(isFit ? type.name : type.base)
    plain.isGuess = type.isGuess
    return plain
  }

  /// Returns true if an app file can have objects of a class in a place.
  private func allows(_ name: String, in place: Place) -> Bool {
    guard system.inherits(name, from: Self.root(of: place)) else { return false }
    switch place {
    case .view: return !system.inherits(name, from: "UIWindow")
    case .controller(let view): return allows(controller: name, around: view)
    case .cell, .sectionPart, .gesture, .barItem: return true
    }
  }

  /// A controller of a list needs that list as its view; a dialog is made by code only.
  private func allows(controller name: String, around view: String?) -> Bool {
    if system.inherits(name, from: "UIAlertController") { return false }
    let lists = [
      ("UITableViewController", "UITableView"), ("UICollectionViewController", "UICollectionView"),
    ]
    for (controller, list) in lists where system.inherits(name, from: controller) {
      return view.map { system.inherits($0, from: list) } ?? true
    }
    return true
  }

  private static func root(of place: Place) -> String {
    switch place {
    case .controller: "UIViewController"
    case .view: "UIView"
    case .cell(let isItem): isItem ? "UICollectionViewCell" : "UITableViewCell"
    case .sectionPart: "UICollectionReusableView"
    case .gesture: "UIGestureRecognizer"
    case .barItem: "UIBarItem"
    }
  }

  // MARK: A class in several places

  /// Leaves each own class to the elements that its superclass allows.
  private func unite(_ uses: inout [(Use, ImportedType)]) {
    let own = Dictionary(grouping: uses.indices.filter { uses[$0].1.custom != nil }) {
      uses[$0].1.name
    }
    for (_, group) in own where group.count > 1 {
      let superclass = system.mostSpecial(of: group.map { uses[$0].1.base })
      for index in group where !isShared(superclass, with: uses[index]) {
        uses[index].1 = ImportedType(uses[index].1.base)
      }
    }
  }

  /// Returns true if an object of a class may stand for an element.
  private func isShared(_ superclass: String, with use: (Use, ImportedType)) -> Bool {
    if case .controller = use.0.place { return use.1.base == superclass }
    return system.inherits(superclass, from: use.1.base) && allows(superclass, in: use.0.place)
  }
}
