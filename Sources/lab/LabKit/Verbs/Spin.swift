import LabLanguage
import MiniUI

/// A person's spin of the wheels of a date picker.
struct Spin: GestureVerb {
  let picker: Located<ElementSelector>
  /// The date at the end.
  let date: Instant

  static let kind = VerbKind(
    Fields.required("spin", reader, "The user spins the wheels of a date picker."),
    sections: .init(title: "Spinning", keys: reader.keys))

  static let reader: Reader<Spin> = .object(
    "spin",
    Fields.required("picker", ElementSelector.reader.located, "The date picker."),
    Fields.required("to", Reader<Instant>.instant, "The final date."),
    make: { Spin(picker: $0, date: $1) })

  var description: String { "spin \(picker.value) to \(date.iso8601)" }

  var selectors: [Located<ElementSelector>] { [picker] }

  func check(in scenario: ScenarioCheck) {
    scenario.check(picker, for: "spin", ["UIDatePicker"])
  }

  func move(in session: AppSession, of simulation: Simulation) throws(Simulation.AimError) {
    let view = try Simulation.element(picker.value, in: session.process)
    guard let picker = view as? DatePicker else {
      throw .failed(StepFault("\(view.summary) is not a date picker", in: session.process))
    }
    do throws(TouchMiss) {
      try session.finger(0).spin(picker, to: date)
    } catch {
      throw .missed(error)
    }
  }
}
