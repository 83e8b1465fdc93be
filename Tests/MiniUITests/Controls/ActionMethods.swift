import MiniUI

/// A method of each shape, for the tests of actions.
extension ActionTypes {
  private static func note(_ arguments: [String], in log: Log) {
    log.add(arguments.joined(separator: " "))
  }

  private static func mark(_ object: DynamicObject?) -> String { object == nil ? "nil" : "id" }

  static let withoutResult: [Method] = [
    Method { log in
      Body<ToVoid, DynamicObject> { _, _ in
        note([], in: log)
      }
    },
    Method { log in
      Body<BoolToVoid, DynamicObject> { _, a, _ in
        note(["\(a)"], in: log)
      }
    },
    Method { log in
      Body<IntToVoid, DynamicObject> { _, a, _ in
        note(["\(a)"], in: log)
      }
    },
    Method { log in
      Body<TextToVoid, DynamicObject> { _, a, _ in
        note([a ?? "no text"], in: log)
      }
    },
    Method { log in
      Body<ObjectToVoid, DynamicObject> { _, a, _ in
        note([mark(a)], in: log)
      }
    },
    Method { log in
      Body<ObjectsToVoid, DynamicObject> { _, a, b, _ in
        note([mark(a), mark(b)], in: log)
      }
    },
    Method { log in
      Body<SelectorToVoid, DynamicObject> { _, _, _ in
        note(["SEL"], in: log)
      }
    },
    Method { log in
      Body<ActionToVoid, DynamicObject> { _, _, b, c, _ in
        note(["SEL", mark(b), mark(c)], in: log)
      }
    },
  ]

  static let withResult: [Method] = [
    Method { log in
      Body<ToBool, DynamicObject> { _, _ in
        note([], in: log)
        return true
      }
    },
    Method { log in
      Body<ObjectToBool, DynamicObject> { _, a, _ in
        note([mark(a)], in: log)
        return true
      }
    },
    Method { log in
      Body<ObjectsToBool, DynamicObject> { _, a, b, _ in
        note([mark(a), mark(b)], in: log)
        return true
      }
    },
    Method { log in
      Body<SelectorToBool, DynamicObject> { _, _, _ in
        note(["SEL"], in: log)
        return true
      }
    },
    Method { log in
      Body<ActionToBool, DynamicObject> { _, _, b, c, d, _ in
        note(["SEL", mark(b), mark(c), mark(d)], in: log)
        return true
      }
    },
    Method { log in
      Body<PointToBool, DynamicObject> { _, a, b, _ in
        note(["(\(Int(a.x)), \(Int(a.y)))", mark(b)], in: log)
        return true
      }
    },
    Method { log in
      Body<ToObject, DynamicObject> { _, _ in
        note([], in: log)
        return nil
      }
    },
    Method { log in
      Body<ObjectToObject, DynamicObject> { _, a, _ in
        note([mark(a)], in: log)
        return nil
      }
    },
    Method { log in
      Body<SelectorToObject, DynamicObject> { _, _, _ in
        note(["SEL"], in: log)
        return nil
      }
    },
    Method { log in
      Body<PointToObject, DynamicObject> { _, a, b, _ in
        note(["(\(Int(a.x)), \(Int(a.y)))", mark(b)], in: log)
        return nil
      }
    },
    Method { log in
      Body<ToInt, DynamicObject> { _, _ in
        note([], in: log)
        return 1
      }
    },
    Method { log in
      Body<ToDouble, DynamicObject> { _, _ in
        note([], in: log)
        return 1
      }
    },
    Method { log in
      Body<ToText, DynamicObject> { _, _ in
        note([], in: log)
        return nil
      }
    },
  ]

  static let general: [Method] = [
    Method { log in
      Body<GeneralShape<DynamicObject?, Bool>, DynamicObject> { _, a, _ in
        note(["\(a)"], in: log)
        return nil
      }
    },
    Method { log in
      Body<GeneralShape<DynamicObject?, DynamicObject?, SelectorID>, DynamicObject> { _, a, _, _ in
        note([mark(a), "SEL"], in: log)
        return nil
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, DynamicObject?, SelectorID>, DynamicObject> { _, a, _, _ in
        note([mark(a), "SEL"], in: log)
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, DynamicObject?, SelectorID, Int>, DynamicObject> { _, a, _, c, _ in
        note([mark(a), "SEL", "\(c)"], in: log)
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, Bool, Bool>, DynamicObject> { _, a, b, _ in
        note(["\(a)", "\(b)"], in: log)
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, Bool, DynamicObject?>, DynamicObject> { _, a, b, _ in
        note(["\(a)", mark(b)], in: log)
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, DynamicObject?, DynamicObject?, Bool>, DynamicObject> {
        _, a, b, c, _ in
        note([mark(a), mark(b), "\(c)"], in: log)
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, DynamicObject?, DynamicObject?, DynamicObject?>, DynamicObject> {
        _, a, b, c, _ in
        note([mark(a), mark(b), mark(c)], in: log)
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, DynamicObject?, Bool, DynamicObject?>, DynamicObject> {
        _, a, b, c, _ in
        note([mark(a), "\(b)", mark(c)], in: log)
      }
    },
    Method { log in
      Body<GeneralShape<Bool, Double, Int, String?>, DynamicObject> { _, a, b, c, _ in
        note(["\(a)", "\(b)", c ?? "no text"], in: log)
        return true
      }
    },
    Method { log in
      Body<GeneralShape<Double, DynamicObject?, Int>, DynamicObject> { _, a, b, _ in
        note([mark(a), "\(b)"], in: log)
        return 1
      }
    },
    Method { log in
      Body<GeneralShape<Int, DynamicObject?, Int>, DynamicObject> { _, a, b, _ in
        note([mark(a), "\(b)"], in: log)
        return 1
      }
    },
    Method { log in
      Body<GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?>, DynamicObject> {
        _, a, b, _ in
        note([mark(a), mark(b)], in: log)
        return nil
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, String?, Int>, DynamicObject> { _, a, b, _ in
        note([a ?? "no text", "\(b)"], in: log)
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, Point>, DynamicObject> { _, a, _ in
        note(["(\(Int(a.x)), \(Int(a.y)))"], in: log)
      }
    },
    Method { log in
      Body<GeneralShape<Double, DynamicObject?, DynamicObject?, DynamicObject?>, DynamicObject> {
        _, a, b, c, _ in
        note([mark(a), mark(b), mark(c)], in: log)
        return 1
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, DynamicObject?, Bool>, DynamicObject> { _, a, b, _ in
        note([mark(a), "\(b)"], in: log)
      }
    },
    Method { log in
      Body<GeneralShape<Nothing, Double>, DynamicObject> { _, a, _ in
        note(["\(a)"], in: log)
      }
    },
  ]
}
