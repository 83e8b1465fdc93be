import AutoTrack
import LabLanguage
import MiniUI

/// Selectors that name the elements of a screen in a scenario.
struct ElementNames {
  private let process: AppProcess
  private let parts: ScreenParts
  /// The numbers of views by identifier, by text and by class.
  private let screen: Screen

  init(in process: AppProcess) {
    self.process = process
    parts = ScreenParts(process.application.visibleWindows)
    screen = Screen(of: process)
  }

  /// Returns the first selector in the order of preference that finds exactly this view.
  ///
  /// Nil if no selector does, as for a part of a system control.
  func selector(of view: View, _ element: ScreenElement) -> ElementSelector? {
    let all = candidates(for: view, element)
    return all.first { names($0, view) } ?? all.lazy.compactMap { numbered($0, view) }.first
  }

  /// Returns the selector with the number of its match that is the view; nil if none is.
  private func numbered(_ selector: ElementSelector, _ view: View) -> ElementSelector? {
    for ordinal in 1... {
      let one = ElementSelector(selector.subject, in: selector.scope, nth: ordinal)
      do throws(StepFault) {
        if try screen.view(one) === view { return one }
      } catch {
        return nil
      }
    }
    return nil
  }

  private func names(_ selector: ElementSelector, _ view: View) -> Bool {
    do throws(StepFault) {
      return try screen.view(selector) === view
    } catch {
      return false
    }
  }

  private func candidates(for view: View, _ element: ScreenElement) -> [ElementSelector] {
    let own = place(of: view, element) + words(of: view, element)
    guard element.isOperable || !own.isEmpty else { return [] }
    return own + [ElementSelector(.className(element.className))] + path(of: view)
  }

  /// The selectors of the system's parts.
  private func place(of view: View, _ element: ScreenElement) -> [ElementSelector] {
    switch element.kind {
    case .backButton: return [ElementSelector(.back)]
    case .tab: return element.text.map { [ElementSelector(.tab(.title($0)))] } ?? []
    case .barButton: return element.text.map { [ElementSelector(.barButton($0))] } ?? []
    case .alertAction: return element.text.map { [ElementSelector(.alert($0))] } ?? []
    case .segment: return segment(view)
    case .row, .item: return row(view)
    default: return []
    }
  }

  private func words(of view: View, _ element: ScreenElement) -> [ElementSelector] {
    let identifier = element.identifier.map { ElementSelector(.identifier($0)) }
    let hasText = element.text != nil && view.displayedText == element.text
    let text = hasText ? element.text.map { ElementSelector(.text($0)) } : nil
    return [identifier, text].compactMap(\.self)
  }

  private func row(_ view: View) -> [ElementSelector] {
    guard let place = (view as? ReusableView)?.indexPath else { return [] }
    let short = ElementSelector(.row(place))
    return [short] + scopes(of: view).map { ElementSelector(.row(place), in: .within($0)) }
  }

  private func segment(_ view: View) -> [ElementSelector] {
    let ancestors = sequence(first: view, next: \.superview)
    guard let outer = ancestors.first(where: { $0 is SegmentedControl }),
      let control = outer as? SegmentedControl,
      let index = (0..<control.numberOfSegments).first(where: {
        control.segmentView(at: $0) === view
      })
    else { return [] }
    return scopes(of: view).map { ElementSelector(.segment(index), in: .within($0)) }
  }

  /// The selectors of the list or the control around a view.
  private func scopes(of view: View) -> [ElementSelector] {
    let outer = sequence(first: view, next: \.superview).dropFirst().first {
      $0 is ListView || $0 is SegmentedControl
    }
    guard let outer else { return [] }
    let identifier = outer.accessibilityIdentifier.map { ElementSelector(.identifier($0)) }
    return [identifier, ElementSelector(.className(outer.className))].compactMap(\.self)
      + path(of: outer)
  }

  private func path(of view: View) -> [ElementSelector] {
    let text = DefaultPathScheme().path(of: view)
    return (try? ViewPath(text)).map { [ElementSelector(.path($0))] } ?? []
  }
}
