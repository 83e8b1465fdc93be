// The views of a screen as a tree that can be edited: the rules of `ViewTree` and `Mutation`.

import { flagsOf, screenNodes } from "./data.js";

/** The classes with rules of their own for paths, nearest first in each family. */
const families = ["UISegment", "UISegmentedControl", "UITabBarButton"];

/** The number of the node that stands for the screen. */
export const screenID = 0;

/** Returns a node; `facts` has those that differ from a plain view's. */
function treeNode(className, parent, facts) {
  return {
    class: className, like: families.includes(className) ? className : undefined, parent,
    children: [], identifier: undefined, text: undefined, isHidden: false, place: undefined,
    owner: undefined, segment: undefined, role: undefined, facts: {}, ...facts,
  };
}

/**
 * Returns an empty tree; `pages` has the names of screens in paths by their classes.
 *
 * `model` has the weights and roles of rules by all facts, and `controllers` those of the screen.
 */
export function emptyTree(pages, model, controllers) {
  return { nodes: [treeNode("", undefined, {})], pages: pages || {}, model,
    controllers: controllers || [] };
}

/** Returns the text of a view itself, which its picture may show in another way. */
export function ownTextOf({ text, ownText }) {
  if (ownText === undefined) return text;
  return ownText === null ? undefined : ownText;
}

/** Returns the tree of a screen; the id of a view is its place from 1. */
export function screenTree(data, screen, pages) {
  const owners = (data.screens[screen] || {}).controllers || [];
  const tree = emptyTree(pages, data.anchored, owners.map(([, parent, navigates]) => ({
    parent: parent < 0 ? undefined : parent, navigates: navigates === 1 })));
  const numbers = new Map(owners.map(([place], number) => [place, number]));
  for (const { view, parent, number } of screenNodes(data, screen)) {
    tree.nodes.push(treeNode(view.class, parent + 1, {
      like: view.like,
      identifier: view.identifier,
      text: ownTextOf(view),
      isHidden: flagsOf(view).includes("hidden"),
      place: view.place,
      owner: view.controller ? { class: view.controller, alias: view.alias,
        number: numbers.get(number) } : undefined,
      segment: view.segment,
      role: view.role || roleOf(tree, view.class, "view"),
      facts: view,
      view,
    }));
    tree.nodes[parent + 1].children.push(number + 1);
  }
  return tree;
}

/** Returns the ids of the views on the screen, each before its subviews, back to front. */
export function elementIDs(tree) {
  const ids = [];
  const waiting = tree.nodes[screenID].children.slice().reverse();
  while (waiting.length > 0) {
    const id = waiting.pop();
    ids.push(id);
    waiting.push(...tree.nodes[id].children.slice().reverse());
  }
  return ids;
}

/** Returns the id of the superview; undefined at the top. */
export function superview(tree, id) {
  const parent = tree.nodes[id].parent;
  return parent === screenID ? undefined : parent;
}

/** Returns the ids of a view and those around it, innermost first. */
export function lineUp(tree, id) {
  const line = [];
  for (let next = id; next !== undefined; next = superview(tree, next)) line.push(next);
  return line;
}

/** Returns the id of the root view of a view's controller; undefined without one. */
export function rootView(tree, id) {
  return lineUp(tree, id).find((one) => tree.nodes[one].owner !== undefined);
}

/** The indexes of views by tree and superview; a tree never changes once it is made. */
const knownIndexes = new WeakMap();

/** Returns the index among the siblings of exactly this class, hidden ones included. */
export function indexAmongSame(tree, id) {
  if (!knownIndexes.has(tree)) knownIndexes.set(tree, new Map());
  const known = knownIndexes.get(tree);
  const { parent } = tree.nodes[id];
  if (!known.has(parent)) known.set(parent, sameIndexes(tree, parent));
  return known.get(parent).get(id);
}

function sameIndexes(tree, parent) {
  const counts = new Map();
  return new Map(tree.nodes[parent].children.map((id) => {
    const { class: name } = tree.nodes[id];
    const index = counts.get(name) || 0;
    counts.set(name, index + 1);
    return [id, index];
  }));
}

/** An edit that a tree does not permit; `reason` is a key of the texts of the page. */
export class EditError extends Error {
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

function refuse(condition, reason) {
  if (condition) throw new EditError(reason);
}

/** Returns a copy of a tree that can be edited. */
function copied(tree) {
  const controllers = tree.controllers.map((one) => ({ ...one }));
  const nodes = tree.nodes.map((node) => ({ ...node, children: node.children.slice(),
    owner: node.owner && { ...node.owner } }));
  return { ...tree, nodes, controllers };
}

/** Returns the family of a class: that of the tree's class of the name, or of its superclass. */
function familyOf(tree, name, inherited) {
  const known = tree.nodes.find((node) => node.class === name);
  if (known) return known.like;
  return families.includes(name) ? name : inherited;
}

/** Returns the role of UIKit's class of a name; of other classes, another role. */
function roleOf(tree, name, other) {
  const { roles } = tree.model || { roles: {} };
  return Object.prototype.hasOwnProperty.call(roles, name) ? roles[name] : other;
}

/** Returns the role of a class: that of the tree's class of the name, or of its superclass. */
function newRole(tree, name, inherited) {
  const known = tree.nodes.find((node) => node.class === name);
  return known ? known.role : roleOf(tree, name, inherited);
}

function parentOf(tree, id) {
  const parent = superview(tree, id);
  refuse(parent === undefined, "topmost");
  return parent;
}

/** Returns the parent and the index of a place: before, after, first or last. */
function slotOf(tree, place, id) {
  if (place === "first") return { parent: id, index: 0 };
  if (place === "last") return { parent: id, index: tree.nodes[id].children.length };
  const parent = parentOf(tree, id);
  const index = tree.nodes[parent].children.indexOf(id);
  return { parent, index: place === "before" ? index : index + 1 };
}

function insertView(tree, view, parent, index) {
  const id = tree.nodes.length;
  const owner = view.controller === undefined ? undefined :
    { class: view.controller, alias: view.alias };
  tree.nodes.push(treeNode(view.class, parent, {
    like: familyOf(tree, view.class, undefined), identifier: view.identifier, text: view.text,
    role: newRole(tree, view.class, "view"),
    isHidden: view.isHidden === true, place: view.place, owner,
  }));
  tree.nodes[parent].children.splice(index, 0, id);
  (view.children || []).forEach((child, at) => insertView(tree, child, id, at));
}

function isNamed(view) {
  return view.class !== "" && view.controller !== "" && (view.children || []).every(isNamed);
}

/** Returns the section and the row of a cell's place; undefined for other places. */
export function cellPlace(place) {
  const found = /^(\d+):(\d+)$/.exec(place || "");
  return found ? { section: Number(found[1]), row: Number(found[2]) } : undefined;
}

/** The edits by their names; each changes a copy of a tree, or throws. */
const treeEdits = {
  insert: (tree, { view, place, at }) => {
    refuse(!isNamed(view), "noName");
    const slot = slotOf(tree, place, at);
    insertView(tree, view, slot.parent, slot.index);
  },
  remove: (tree, { at }) => {
    const siblings = tree.nodes[parentOf(tree, at)].children;
    siblings.splice(siblings.indexOf(at), 1);
    tree.nodes[at].parent = undefined;
    const gone = cellPlace(tree.nodes[at].place);
    if (!gone) return;
    for (const sibling of siblings) {
      const cell = cellPlace(tree.nodes[sibling].place);
      if (!cell || cell.section !== gone.section || cell.row <= gone.row) continue;
      tree.nodes[sibling].place = `${cell.section}:${cell.row - 1}`;
    }
  },
  hide: (tree, { at }) => {
    tree.nodes[at].isHidden = true;
  },
  move: (tree, { at, place, to }) => {
    const parent = parentOf(tree, at);
    const slot = slotOf(tree, place, to);
    refuse(slot.parent !== parent, "noSibling");
    const { children } = tree.nodes[parent];
    const others = (ids) => ids.filter((id) => id !== at);
    tree.nodes[parent].children = [
      ...others(children.slice(0, slot.index)), at, ...others(children.slice(slot.index)),
    ];
  },
  wrap: (tree, { at, name }) => {
    refuse(name === "", "noName");
    const parent = parentOf(tree, at);
    refuse(tree.nodes[at].place !== undefined, "partOfList");
    const id = tree.nodes.length;
    tree.nodes.push(treeNode(name, parent, { like: familyOf(tree, name, undefined),
      role: newRole(tree, name, "view"), children: [at] }));
    const { children } = tree.nodes[parent];
    children[children.indexOf(at)] = id;
    tree.nodes[at].parent = id;
  },
  unwrap: (tree, { at }) => {
    const parent = parentOf(tree, at);
    const { children, owner, place } = tree.nodes[at];
    refuse(owner !== undefined, "rootView");
    refuse([place, ...children.map((id) => tree.nodes[id].place)].some(Boolean), "partOfList");
    const siblings = tree.nodes[parent].children;
    siblings.splice(siblings.indexOf(at), 1, ...children);
    for (const child of children) tree.nodes[child].parent = parent;
    Object.assign(tree.nodes[at], { parent: undefined, children: [] });
  },
  rename: (tree, { at, name }) => {
    refuse(name === "", "noName");
    const node = tree.nodes[at];
    Object.assign(node, { like: familyOf(tree, name, node.like),
      role: newRole(tree, name, node.role), class: name });
  },
  renameController: (tree, { at, name }) => {
    refuse(name === "", "noName");
    const root = rootView(tree, at);
    refuse(root === undefined, "noController");
    const { owner } = tree.nodes[root];
    owner.class = name;
    // The old class is its superclass, so a navigation controller still is one.
    if (owner.number !== undefined && name === "UINavigationController") {
      tree.controllers[owner.number].navigates = true;
    }
  },
  retitle: (tree, { at, text }) => {
    const old = tree.nodes[at].text;
    refuse(old === undefined, "noText");
    const waiting = [at];
    while (waiting.length > 0) {
      const node = tree.nodes[waiting.pop()];
      if (node.text === old) node.text = text;
      waiting.push(...node.children);
    }
  },
};

/** The names of the edits. */
export const editNames = Object.keys(treeEdits);

/** Returns a tree after an edit; throws an `EditError` for one that the tree does not permit. */
export function edited(tree, edit) {
  if (!editNames.includes(edit.kind)) throw new TypeError("unknown edit");
  const next = copied(tree);
  treeEdits[edit.kind](next, edit);
  return next;
}
