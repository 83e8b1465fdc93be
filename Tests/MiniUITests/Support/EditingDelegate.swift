import MiniUI

/// A delegate of text inputs that records its callbacks and gives configured answers.
final class EditingDelegate: DynamicObject, Recording {
  var log = Log()
  var name = ""
  /// The callbacks that return false.
  var vetoes: Set<String> = []
  /// Runs when a field asks whether it should return.
  var onReturn: (TextField) -> Void = { _ in }

  override class var classDefinition: ClassDefinition {
    ClassDefinition(EditingDelegate.self) { methods in
      defineQuestions(methods)
      defineNews(methods)
      defineChanges(methods)
    }
  }

  private static func defineQuestions(_ methods: MethodList<EditingDelegate>) {
    let messages: [(String, Message<ObjectToBool>)] = [
      ("shouldBegin", .textFieldShouldBeginEditing), ("shouldEnd", .textFieldShouldEndEditing),
      ("shouldClear", .textFieldShouldClear), ("shouldReturn", .textFieldShouldReturn),
      ("viewShouldBegin", .textViewShouldBeginEditing),
      ("viewShouldEnd", .textViewShouldEndEditing),
      ("barShouldBegin", .searchBarShouldBeginEditing),
      ("barShouldEnd", .searchBarShouldEndEditing),
    ]
    for (line, message) in messages {
      methods.define(message) { delegate, input, _ in
        delegate.record(line)
        if line == "shouldReturn", let field = input as? TextField { delegate.onReturn(field) }
        return !delegate.vetoes.contains(line)
      }
    }
  }

  private static func defineNews(_ methods: MethodList<EditingDelegate>) {
    let messages: [(String, Message<ObjectToVoid>)] = [
      ("didBegin", .textFieldDidBeginEditing), ("didEnd", .textFieldDidEndEditing),
      ("viewDidBegin", .textViewDidBeginEditing), ("viewDidChange", .textViewDidChange),
      ("viewDidEnd", .textViewDidEndEditing), ("barDidBegin", .searchBarTextDidBeginEditing),
      ("barDidEnd", .searchBarTextDidEndEditing), ("barSearch", .searchBarSearchButtonClicked),
      ("barCancel", .searchBarCancelButtonClicked),
    ]
    for (line, message) in messages {
      methods.define(message) { delegate, _, _ in delegate.record(line) }
    }
  }

  private static func defineChanges(_ methods: MethodList<EditingDelegate>) {
    let messages: [(String, Message<GeneralShape<Bool, DynamicObject?, Int, Int, String?>>)] = [
      ("shouldChange", .textFieldShouldChangeCharacters),
      ("viewShouldChange", .textViewShouldChangeText),
      ("barShouldChange", .searchBarShouldChangeText),
    ]
    for (line, message) in messages {
      methods.define(message) { delegate, _, location, length, text, _ in
        delegate.record("\(line)(\(location),\(length),\"\(text ?? "nil")\")")
        return !delegate.vetoes.contains(line)
      }
    }
    methods.define(.searchBarTextDidChange) { delegate, _, text, _ in
      delegate.record("barDidChange \"\(text ?? "nil")\"")
    }
  }
}

extension Stage {
  /// Makes a delegate that writes into the stage's log; the test retains it.
  func editingDelegate() -> EditingDelegate {
    let delegate = EditingDelegate(in: process)
    delegate.log = log
    return delegate
  }

  /// Writes the notifications of text inputs and of the keyboard into the stage's log.
  func recordEditing() {
    for name in [
      TextNotification.fieldDidBeginEditing, TextNotification.fieldDidChange,
      TextNotification.fieldDidEndEditing, TextNotification.viewDidBeginEditing,
      TextNotification.viewDidChange, TextNotification.viewDidEndEditing,
      KeyboardNotification.willShow, KeyboardNotification.didShow,
      KeyboardNotification.willHide, KeyboardNotification.didHide,
    ] {
      process.notifications.observe(name) { [log] posted in log.add(posted.name) }
    }
  }
}
