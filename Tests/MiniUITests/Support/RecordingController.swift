import MiniUI

/// A controller that records its callbacks, each before it calls `super`.
final class RecordingController: ViewController, Recording {
  var log = Log()
  var name = ""

  override class var classDefinition: ClassDefinition {
    ClassDefinition(RecordingController.self) { methods in
      defineLoading(methods)
      defineAppearance(methods)
    }
  }

  private static func defineLoading(_ methods: MethodList<RecordingController>) {
    let messages: [(String, Message<ToVoid>)] = [
      ("loadView", .loadView), ("viewDidLoad", .viewDidLoad),
      ("viewWillLayoutSubviews", .viewWillLayoutSubviews),
      ("viewDidLayoutSubviews", .viewDidLayoutSubviews),
    ]
    for (line, message) in messages {
      methods.define(message, .before { $0.record(line) })
    }
  }

  private static func defineAppearance(_ methods: MethodList<RecordingController>) {
    let messages: [(String, Message<BoolToVoid>)] = [
      ("viewWillAppear", .viewWillAppear), ("viewIsAppearing", .viewIsAppearing),
      ("viewDidAppear", .viewDidAppear), ("viewWillDisappear", .viewWillDisappear),
      ("viewDidDisappear", .viewDidDisappear),
    ]
    for (line, message) in messages {
      methods.define(message, .before { controller, _ in controller.record(line) })
    }
  }
}
