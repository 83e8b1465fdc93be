import LabLanguage
import LabSystem

/// Joins the documents of one import to an app: screens, classes, methods, the first screen.
struct IBAssembly {
  let documents: [IBDocument]
  let classes: SimulatedClasses

  /// The app of all documents.
  var app: ImportedApp {
    let library = IBLibrary(documents)
    var app = ImportedApp(name: documents.first?.stem ?? "App")
    for document in documents { read(document, library, into: &app) }
    ClassFit.apply(to: &app, self.classes)
    let parts = app.parts
    app.initial = initial(of: documents, in: app, library)
    let main = initial(of: documents.filter { $0.stem == "Main" }, in: app, library)
    let entries = main + app.initial
    let entered = Self.enteredFromOtherFiles(in: app)
    app.root = entries.first { !entered.contains($0) } ?? entries.first ?? firstScreen(of: &app)
    addMethods(of: parts, to: &app)
    let classes = IBClasses(parts: parts, documents: documents)
    app.classes = classes.classes
    app.notes += classes.notes
    return app
  }

  private func read(_ document: IBDocument, _ library: IBLibrary, into app: inout ImportedApp) {
    let context = IBContext(document, in: library)
    let counter = document.counter
    var file = ImportedFile(
      name: document.file,
      format: "Interface Builder \(document.isStoryboard ? "storyboard" : "xib")")
    (file.elements, file.attributes, file.frames) =
      (counter.elements, counter.attributes, counter.frames)
    app.files.append(file)
    if document.root.isYes("launchScreen") {
      context.note(.launchScreen, "document", document.root)
    } else {
      noteWhole(document, context)
      let controllers =
        document.isStoryboard
        ? IBControllers(context: context).controllers() : IBXibs(context: context).controllers()
      app.controllers += Self.distinct(controllers)
    }
    context.finish()
    app.notes += context.notes
  }

  /// Returns controllers with distinct keys: segues lead to the first of those with one id.
  private static func distinct(_ controllers: [ImportedController]) -> [ImportedController] {
    var taken: Set<String> = []
    return controllers.map { controller in
      var controller = controller
      let id = controller.key.id
      controller.key.id = id.freeName(numbered: { "\(id) (\($0))" }) {
        taken.insert($0).inserted
      }
      return controller
    }
  }

  /// Adds the notes about the document, before those about its objects.
  private func noteWhole(_ document: IBDocument, _ context: IBContext) {
    if let constraints = document.constraints {
      context.note(.constraints, "constraints", constraints)
    }
    for element in document.excluded {
      context.note(.excludedView, "<\(element.name)>", element, element["userLabel"])
    }
    for (element, attribute) in document.counter.damaged {
      let value = (element[attribute] ?? "").brief.quoted
      context.note(.damagedValue, "\(attribute) \(value)", element, "<\(element.name)>")
    }
    for element in document.duplicates {
      context.note(.duplicateID, "<\(element.name)>", element, element["id"])
    }
    for outlet in document.danglingOutlets {
      context.note(
        .missingDestination, "outlet \((outlet["property"] ?? "").quoted)", outlet,
        "no object \((outlet["destination"] ?? "").quoted)")
    }
  }

  private func initial(
    of documents: [IBDocument], in app: ImportedApp, _ library: IBLibrary
  ) -> [ImportedID] {
    documents.filter { !$0.root.isYes("launchScreen") }.compactMap { document in
      guard let id = document.root["initialViewController"],
        case .controller(let key) = library.destination(id, in: document.file)
      else { return nil }
      return app.controller(key) == nil ? nil : key
    }
  }

  /// Returns the controllers to which segues and relationships of another file lead.
  private static func enteredFromOtherFiles(in app: ImportedApp) -> Set<ImportedID> {
    var entered: Set<ImportedID> = []
    for controller in app.controllers {
      let ends = controller.children.map(\.destination) + controller.allSegues.map(\.destination)
      for case .controller(let key) in ends where key.file != controller.key.file {
        entered.insert(key)
      }
    }
    return entered
  }

  /// Returns the first controller that no other leads to, with a note.
  private func firstScreen(of app: inout ImportedApp) -> ImportedID? {
    let reached = Set(
      app.controllers.flatMap(\.children).map(\.destination)
        + app.controllers.flatMap(\.allSegues).map(\.destination))
    let first = app.controllers.first { !reached.contains(.controller($0.key)) }
    guard let screen = first ?? app.controllers.first else { return nil }
    app.notes.append(ImportNote(.noEntry, "app", at: screen.place, detail: screen.type.name))
    return screen.key
  }

  /// Adds the selectors that the files send to each controller.
  private func addMethods(of parts: [ImportedApp.Part], to app: inout ImportedApp) {
    var methods: [ImportedID: Set<String>] = [:]
    for action in parts.flatMap(\.actions) {
      if case .controller(let key) = action.target {
        methods[key, default: []].insert(action.selector)
      }
    }
    let unwinding = IBUnwinding(app.controllers)
      .methods(besides: Set(methods.values.joined()))
    methods.merge(unwinding.methods) { $0.union($1) }
    app.notes += unwinding.notes
    for index in app.controllers.indices {
      app.controllers[index].methods = methods[app.controllers[index].key, default: []].sorted()
    }
  }
}
