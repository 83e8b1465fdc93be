@testable import MiniUI

extension ToVoid: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, call in note { call() } } }
  static func before(_ note: Noter) -> Noted { .before { _ in note.write([]) } }
  static func after(_ note: Noter) -> Noted { .after { _ in note.write([]) } }
  static func run(_ call: Call<ToVoid>, with it: Samples) -> Any? { call() }
}

extension BoolToVoid: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, a, call in note(a) { call(a) } } }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1]) } }
  static func run(_ call: Call<BoolToVoid>, with it: Samples) -> Any? { call(it.flag) }
}

extension IntToVoid: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, a, call in note(a) { call(a) } } }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1]) } }
  static func run(_ call: Call<IntToVoid>, with it: Samples) -> Any? { call(it.number) }
}

extension TextToVoid: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, a, call in note(a) { call(a) } } }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1]) } }
  static func run(_ call: Call<TextToVoid>, with it: Samples) -> Any? { call(it.text) }
}

extension ObjectToVoid: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, a, call in note(a) { call(a) } } }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1]) } }
  static func run(_ call: Call<ObjectToVoid>, with it: Samples) -> Any? { call(it.cat) }
}

extension ObjectsToVoid: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, a, b, call in note(a, b) { call(a, b) } } }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1, $2]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1, $2]) } }
  static func run(_ call: Call<ObjectsToVoid>, with it: Samples) -> Any? { call(it.cat, it.dog) }
}

extension ActionToVoid: NotedShape {
  static func body(_ note: Noter) -> Noted {
    Noted { _, a, b, c, call in note(a, b, c) { call(a, b, c) } }
  }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1, $2, $3]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1, $2, $3]) } }
  static func run(_ call: Call<ActionToVoid>, with it: Samples) -> Any? {
    call(it.selector, it.cat, it.dog)
  }
}

extension ToBool: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, call in note { call() } } }
  static func before(_ note: Noter) -> Noted { .before { _ in note.write([]) } }
  static func after(_ note: Noter) -> Noted { .after { _ in note.write([]) } }
  static func run(_ call: Call<ToBool>, with it: Samples) -> Any? { call() }
}

extension ToObject: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, call in note { call() } } }
  static func before(_ note: Noter) -> Noted { .before { _ in note.write([]) } }
  static func after(_ note: Noter) -> Noted { .after { _ in note.write([]) } }
  static func run(_ call: Call<ToObject>, with it: Samples) -> Any? { call() }
}

extension ObjectToBool: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, a, call in note(a) { call(a) } } }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1]) } }
  static func run(_ call: Call<ObjectToBool>, with it: Samples) -> Any? { call(it.cat) }
}

extension ObjectsToBool: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, a, b, call in note(a, b) { call(a, b) } } }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1, $2]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1, $2]) } }
  static func run(_ call: Call<ObjectsToBool>, with it: Samples) -> Any? { call(it.cat, it.dog) }
}

extension SelectorToBool: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, a, call in note(a) { call(a) } } }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1]) } }
  static func run(_ call: Call<SelectorToBool>, with it: Samples) -> Any? { call(it.selector) }
}

extension ActionToBool: NotedShape {
  static func body(_ note: Noter) -> Noted {
    Noted { _, a, b, c, d, call in note(a, b, c, d) { call(a, b, c, d) } }
  }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1, $2, $3, $4]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1, $2, $3, $4]) } }
  static func run(_ call: Call<ActionToBool>, with it: Samples) -> Any? {
    call(it.selector, it.cat, it.dog, nil)
  }
}

extension PointToBool: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, a, b, call in note(a, b) { call(a, b) } } }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1, $2]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1, $2]) } }
  static func run(_ call: Call<PointToBool>, with it: Samples) -> Any? { call(it.point, it.cat) }
}

extension PointToObject: NotedShape {
  static func body(_ note: Noter) -> Noted { Noted { _, a, b, call in note(a, b) { call(a, b) } } }
  static func before(_ note: Noter) -> Noted { .before { note.write([$1, $2]) } }
  static func after(_ note: Noter) -> Noted { .after { note.write([$1, $2]) } }
  static func run(_ call: Call<PointToObject>, with it: Samples) -> Any? { call(it.point, it.cat) }
}

extension GeneralShape: NotedShape {
  static func body(_ note: Noter) -> Noted {
    Noted(
      GeneralShape {
        (_: DynamicObject, call: Call<GeneralShape>, argument: repeat each Argument) in
        note.write(list(repeat each argument))
        return note.answer?.value(Result.self, isAnswer: true) ?? call.pass(repeat each argument)
      })
  }

  static func before(_ note: Noter) -> Noted {
    .before { (_: DynamicObject, argument: repeat each Argument) in
      note.write(list(repeat each argument))
    }
  }

  static func after(_ note: Noter) -> Noted {
    .after { (_: DynamicObject, argument: repeat each Argument) in
      note.write(list(repeat each argument))
    }
  }

  static func run(_ call: Call<GeneralShape>, with it: Samples) -> Any? {
    call.pass(repeat it.value((each Argument).self) ?? .zero)
  }
}

/// The values of a parameter pack.
private func list<each Value>(_ value: repeat each Value) -> [Any?] {
  var all: [Any?] = []
  repeat all.append(each value)
  return all
}
