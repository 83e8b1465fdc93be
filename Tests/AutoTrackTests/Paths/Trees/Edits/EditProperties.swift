import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

/// All edits of each kind, at each element of screens with every kind of view.
@Suite struct EditProperties {
  @Test(arguments: ChangeKind.ofEdits)
  func `every edit changes the tree, the same way each time`(_ kind: ChangeKind) throws {
    for (tree, edit) in EditedScreens.edits(of: kind) {
      let changed = try #require(tree.applying(edit), "\(edit.description(in: tree))")
      #expect(changed.record != tree.record, "\(edit.description(in: tree))")
      #expect(changed.record == tree.applying(edit)?.record)
    }
  }

  @Test(arguments: ChangeKind.ofEdits)
  func `every edit leaves a tree in which each view is once in its superview`(_ kind: ChangeKind) {
    for (tree, edit) in EditedScreens.edits(of: kind) {
      #expect(tree.applying(edit)?.isSound == true, "\(edit.description(in: tree))")
    }
  }

  @Test(arguments: ChangeKind.ofEdits.filter { !$0.isGlobal })
  func `elements outside of an edit keep their ids, classes, texts and identifiers`(
    _ kind: ChangeKind
  ) throws {
    for (tree, edit) in EditedScreens.edits(of: kind) {
      let changed = try #require(tree.applying(edit))
      for element in tree.elements where !edit.touches(element) {
        #expect(
          changed.nodes[element.id].facts == tree.nodes[element.id].facts,
          "\(edit.description(in: tree)) changes \(element)")
        #expect(changed.contains(element.id) || edit.removes(element))
      }
    }
  }

  @Test(arguments: ChangeKind.ofEdits)
  func `every kind has a site on some screen`(_ kind: ChangeKind) {
    #expect(EditedScreens.all.contains { !$0.edits(of: kind).isEmpty })
  }

  @Test(arguments: ChangeKind.ofEdits)
  func `three edits shrink to the one that matters`(_ kind: ChangeKind) throws {
    let tree = EditedScreens.app
    for (number, edit) in TestSpace("EditProperties", tree.edits(of: kind).enumerated()).some(3) {
      var chance = Chance(seed: UInt64(number))
      let others = MutantSource(tree, kinds: ChangeKind.ofEdits.filter { $0 != kind })
      let (first, last) = (others.edit(&chance), others.edit(&chance))
      let edits = [first, edit, last].compactMap { $0 }
      guard let mutant = Mutant(edits, of: tree) else { continue }
      let small = mutant.shrunk(of: tree) { $0.edits.contains { $0.kind == kind } }
      #expect(small.edits.map(\.kind) == [kind], "\(small.description(of: tree))")
      #expect(small.edits.allSatisfy { $0.smaller.isEmpty })
      #expect(small.description(of: tree).count == 1)
    }
  }

  @Test func `equal seeds draw equal mutants`() {
    let source = MutantSource(EditedScreens.app)
    for seed in TestSpace("EditProperties", 0..<50).some(6) {
      let drawn = (0..<2).map { _ in
        var chance = Chance(seed: UInt64(seed))
        let mutants = [
          source.mutant(edits: 1, &chance), source.mutant(edits: 2, &chance),
          source.release(.published, &chance),
        ]
        return mutants.map { $0?.trees.map(\.record) }
      }
      #expect(drawn[0] == drawn[1])
    }
  }

  @Test func `a release has as many edits as the rates give on average`() {
    let source = MutantSource(EditedScreens.app)
    var (chance, count) = (Chance(seed: 7), 0)
    for _ in 0..<4_000 {
      count += source.release(EditRates([.editText: 0.5, .wrap: 0.25]), &chance)?.edits.count ?? 0
    }
    // Three standard deviations around 3,000, less the edits that another one makes impossible.
    #expect((2_800...3_165).contains(count))
  }

  @Test func `a flag gives two trees, and later edits apply to both`() throws {
    let tree = EditedScreens.app
    let flag = try #require(tree.edits(of: .flag).first)
    let translation = try #require(tree.edits(of: .localize).first)
    let mutant = try #require(Mutant([flag, translation], of: tree))
    #expect((mutant.trees.count, mutant.trees[0].record) == (2, tree.applying(translation)?.record))
    #expect(mutant.trees[1].record == tree.applying(flag)?.applying(translation)?.record)
  }
}

/// The elements whose paths are computed again after an edit.
@Suite struct TreeChanges {
  @Test(arguments: ChangeKind.ofEdits)
  func `elements that an edit does not affect keep their paths in every scheme`(_ kind: ChangeKind)
  {
    for tree in TestSpace("TreeChanges", part: "\(kind)", EditedScreens.all.prefix(12)).some(2) {
      let old = PathSchemes.all.map { $0.paths(of: tree.elements) }
      for edit in tree.edits(of: kind) {
        guard let new = tree.applying(edit) else { continue }
        let change = TreeChange(from: tree, to: new)
        let kept = tree.elements.enumerated().filter {
          change.isThere[$1.id] && !change.isAffected[$1.id]
        }
        let elements = kept.map { ViewTree.Element(new, $1.id) }
        for (paths, scheme) in zip(old, PathSchemes.all) {
          #expect(
            scheme.paths(of: elements) == kept.map { paths[$0.offset] },
            "\(scheme.name), \(edit.description(in: tree))")
        }
      }
    }
  }

  @Test func `an edit of one of many rows affects a small part of the screen`() throws {
    let tree = EditedScreens.app
    let edit = try #require(tree.edits(of: .editText).last)
    let change = TreeChange(from: tree, to: try #require(tree.applying(edit)))
    #expect(change.affected.count < tree.elements.count / 3)
    #expect(change.isThere.count { $0 } == tree.elements.count + 1)
  }
}

/// The predicted effects of edits on the default scheme (the catalogue of edits).
@Suite struct EditOutcomes {
  @Test(arguments: [
    (ChangeKind.insertBeforeSame, RuleOutcome.stolen, RuleOutcome.stolen),
    (.insertAfterSame, .kept, .kept), (.insertBeforeOther, .kept, .kept),
    (.wrap, .stolen, .lost), (.delete, .ghost, .gone), (.duplicate, .kept, .kept),
    (.editText, .kept, .kept), (.changeIdentifier, .kept, .kept), (.renameClass, .stolen, .lost),
    (.swapControl, .stolen, .lost), (.flag, .stolen, .lost),
  ])
  func `the rules of two buttons after an edit of each`(
    _ kind: ChangeKind, _ first: RuleOutcome, _ last: RuleOutcome
  ) throws {
    let screen = NewView(
      "UIView", controller: "HomeViewController",
      NewView("UIButton", id: "buy", text: "Buy"), NewView("UIButton", id: "sell", text: "Sell"))
    let tree = ViewTree(screen)
    let buttons = tree.elements(where: { $0.type.name == "UIButton" })
    let rules = SchemeRules(for: buttons, by: .standard)
    for (index, outcome) in [first, last].enumerated() {
      let edit = try #require(tree.edits(of: kind).first { $0.site == buttons[index].id })
      let changed = try #require(tree.applying(edit))
      #expect(rules.outcomes(in: changed)[index] == outcome)
    }
  }

  @Test func `a row inserted above moves the rule of the row to the new one`() throws {
    let tree = EditedScreens.app
    let rows = tree.elements { $0.listPlace?.path != nil }
    let rules = SchemeRules(for: rows, by: .standard)
    let edit = try #require(tree.edits(of: .changeRows).first { $0.site == rows[0].id })
    let outcomes = rules.outcomes(in: try #require(tree.applying(edit)))
    #expect(outcomes.first == .stolen)
  }

  @Test func `an element that shares its path has no rule`() {
    let screen = NewView(
      "UIView", NewView("UIButton", NewView("UILabel")), NewView("UIButton", NewView("UILabel")))
    let tree = ViewTree(screen)
    let rules = SchemeRules(for: tree.elements, by: ClassNames())
    #expect(rules.paths == ["UIView", nil, nil, nil, nil])
    #expect(rules.outcomes(in: tree) == [.kept, nil, nil, nil, nil])
  }

  /// A scheme of class names alone.
  private struct ClassNames: PathScheme {
    let name = "classes"
    func path(of element: SchemeElement) -> String { element.className }
  }
}
