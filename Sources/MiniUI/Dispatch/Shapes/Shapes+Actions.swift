/// The calls of an action's method with the sender and the event, by its types (RC-4).

extension ToVoid {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ToVoid>, with arguments: ActionArguments) {
    call()
  }
}

extension BoolToVoid {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<BoolToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0))
  }
}

extension IntToVoid {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<IntToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0))
  }
}

extension TextToVoid {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<TextToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0))
  }
}

extension ObjectToVoid {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ObjectToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0))
  }
}

extension ObjectsToVoid {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ObjectsToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0), arguments.value(at: 1))
  }
}

extension SelectorToVoid {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<SelectorToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0))
  }
}

extension ActionToVoid {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ActionToVoid>, with arguments: ActionArguments) {
    call(arguments.value(at: 0), arguments.value(at: 1), arguments.value(at: 2))
  }
}

extension ToBool {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ToBool>, with arguments: ActionArguments) {
    _ = call()
  }
}

extension ObjectToBool {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ObjectToBool>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0))
  }
}

extension ObjectsToBool {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ObjectsToBool>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0), arguments.value(at: 1))
  }
}

extension SelectorToBool {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<SelectorToBool>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0))
  }
}

extension ActionToBool {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ActionToBool>, with arguments: ActionArguments) {
    _ = call(
      arguments.value(at: 0), arguments.value(at: 1), arguments.value(at: 2), arguments.value(at: 3)
    )
  }
}

extension PointToBool {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<PointToBool>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0), arguments.value(at: 1))
  }
}

extension ToInt {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ToInt>, with arguments: ActionArguments) {
    _ = call()
  }
}

extension ToDouble {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ToDouble>, with arguments: ActionArguments) {
    _ = call()
  }
}

extension ToText {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ToText>, with arguments: ActionArguments) {
    _ = call()
  }
}

extension ToObject {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ToObject>, with arguments: ActionArguments) {
    _ = call()
  }
}

extension ObjectToObject {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<ObjectToObject>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0))
  }
}

extension SelectorToObject {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<SelectorToObject>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0))
  }
}

extension PointToObject {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<PointToObject>, with arguments: ActionArguments) {
    _ = call(arguments.value(at: 0), arguments.value(at: 1))
  }
}

extension GeneralShape {
  /// Calls the method with as many of the arguments as it takes.
  public static func perform(_ call: Call<GeneralShape>, with arguments: ActionArguments) {
    var place = -1
    func next<Value: Passable>(_ type: Value.Type) -> Value {
      place += 1
      return arguments.value(at: place)
    }
    _ = call.pass(repeat next((each Argument).self))
  }
}
