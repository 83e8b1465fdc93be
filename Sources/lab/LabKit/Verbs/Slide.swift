import LabLanguage
import MiniUI
import Wording

/// A person's move of the knob of a slider.
struct Slide: GestureVerb {
  let control: Located<ElementSelector>
  let value: Double

  static let kind = VerbKind(
    Fields.required("slide", reader, "The user moves the knob of a slider."),
    sections: .init(title: "Sliding", keys: reader.keys))

  static let reader: Reader<Slide> = .object(
    "slide",
    Field("control", \.control, "The slider."),
    Field("to", \.value, "The final value."),
    make: Slide.init)

  var sentence: Sentence { "slide \(control.value) to \(value.shortText)" }

  var selectors: [Located<ElementSelector>] { [control] }

  func check(in scenario: ScenarioCheck) {
    scenario.check(control, for: "slide", ["UISlider"])
  }

  func move(in session: AppSession, of simulation: Simulation) throws(Simulation.AimError) {
    let view = try Simulation.element(control.value, in: session.process)
    guard let slider = view as? Slider else {
      throw .failed(StepFault("\(view.summary) is not a slider", in: session.process))
    }
    let value = Float(value)
    guard (slider.minimumValue...slider.maximumValue).contains(value) else {
      throw .failed(
        StepFault(
          "\(slider.summary) goes from \(slider.minimumValue) to \(slider.maximumValue)",
          in: session.process))
    }
    do throws(TouchMiss) {
      try session.finger(0).slide(slider, to: value)
    } catch {
      throw .missed(error)
    }
  }
}
