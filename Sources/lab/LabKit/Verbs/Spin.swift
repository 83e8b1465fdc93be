import LabLanguage
import MiniUI
import Wording

/// A person's spin of the wheels of a date picker.
struct Spin: GestureVerb {
  let picker: Located<ElementSelector>
  let date: Instant

  static let kind = VerbKind(
    Fields.required("spin", reader, "The user spins the wheels of a date picker."),
    sections: .init(title: "Spinning", keys: reader.keys))

  static let reader: Reader<Spin> = .object(
    "spin",
    Field("picker", \.picker, "The date picker."),
    Field("to", \.date, as: Reader<Instant>.instant, "The final date."),
    make: Spin.init)

  var sentence: Sentence { "spin \(picker.value) to \(date.iso8601)" }

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
