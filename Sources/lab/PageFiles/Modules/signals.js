// The screen around an element as anchored rules see it: `SignalReader` and `SignalTree`.

import { pathName } from "./names.js";
import { sameText } from "./natural.js";
import { cellPlace, lineUp } from "./tree.js";
import { commonCount, stableText, token, tokenSet } from "./tokens.js";

/** Returns the controller whose root view a view is; undefined for others and for new views. */
function controllerOf(tree, id) {
  const { owner } = tree.nodes[id];
  return owner && owner.number !== undefined ? tree.controllers[owner.number] : undefined;
}

/** Returns the root view and the bar of the screen around a view; undefined outside controllers. */
function screenAround(tree, id) {
  const line = lineUp(tree, id);
  const owner = line.find((one) => controllerOf(tree, one));
  if (owner === undefined) return undefined;
  const own = controllerOf(tree, owner);
  if (own.navigates) {
    const shown = shownChild(tree, owner);
    return shown === undefined ? { root: owner } : { root: shown, bar: barIn(tree, owner) };
  }
  if (own.parent === undefined || !tree.controllers[own.parent].navigates) return { root: owner };
  const outer = line.slice(line.indexOf(owner) + 1).find((one) => controllerOf(tree, one));
  const isStack = outer !== undefined && controllerOf(tree, outer).navigates;
  return { root: owner, bar: isStack ? barIn(tree, outer) : undefined };
}

/** Returns the root view of the child that a navigation controller shows. */
function shownChild(tree, id) {
  for (const child of tree.nodes[id].children.slice().reverse()) {
    if (controllerOf(tree, child)) return child;
    const found = shownChild(tree, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function barIn(tree, id) {
  for (const child of tree.nodes[id].children) {
    if (controllerOf(tree, child)) continue;
    if (tree.nodes[child].role === "navigationBar") return child;
    const found = barIn(tree, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

const knownSights = new WeakMap();

/**
 * Returns the screen around a view: its nodes, and the elements of which events come.
 *
 * Null for a view outside controllers. The views of one screen have one sight.
 */
export function sightAround(tree, id) {
  const found = screenAround(tree, id);
  if (!found) return null;
  if (!knownSights.has(tree)) knownSights.set(tree, new Map());
  const known = knownSights.get(tree);
  const key = `${found.root} ${found.bar}`;
  if (!known.has(key)) known.set(key, readSight(tree, found));
  return known.get(key);
}

function readSight(tree, { root, bar }) {
  const reader = { tree, screen: pathName(tree.nodes[root].owner.class), nodes: [],
    capturable: [] };
  addElement(reader, root, { path: reader.screen });
  if (bar !== undefined) {
    const name = pathName(tree.nodes[bar].class);
    const number = appendNode(reader, { role: "", className: name, actions: [], outlets: [],
      children: [], isStandIn: true });
    addItems(reader, bar, { parent: number, path: `${reader.screen}/${name}` });
  }
  for (const number of reader.capturable) reader.nodes[number].content = contentOf(reader, number);
  const elements = reader.capturable.map((number) => signalsOf(reader, number));
  const byRole = new Map();
  elements.forEach(({ role }, place) => {
    byRole.set(role, (byRole.get(role) || []).concat(place));
  });
  // A view can be on a screen and in its bar; the first place counts.
  const places = new Map(elements.map(({ id }, place) => [id, place]).reverse());
  return { tree, screen: reader.screen, nodes: reader.nodes, elements, byRole, places };
}

function appendNode(reader, node) {
  const number = reader.nodes.length;
  if (node.parent !== undefined) reader.nodes[node.parent].children.push(number);
  reader.nodes.push(node);
  return number;
}

/** Adds the items in a bar directly below its node: the views between are the system's. */
function addItems(reader, id, place) {
  const { groups } = reader.tree.model;
  const counts = new Map();
  for (const child of reader.tree.nodes[id].children) {
    const { role, facts } = reader.tree.nodes[child];
    const path = `${place.path}/${step(reader.tree, child, counts)}`;
    const isItem = groups.barItems.includes(role) || groups.controls.includes(role) ||
      (facts.actions || []).length > 0;
    if (isItem) addElement(reader, child, { ...place, path, isBarItem: true });
    else addItems(reader, child, { ...place, path });
  }
}

/** Returns a step with the index among siblings of the name, or another one. */
function step(tree, id, counts, other) {
  const name = pathName(tree.nodes[id].class);
  const key = name.normalize();
  const index = counts.get(key) || 0;
  counts.set(key, index + 1);
  return `${name}[${other === undefined ? index : other}]`;
}

function addElement(reader, id, place) {
  const { groups } = reader.tree.model;
  const view = reader.tree.nodes[id];
  const { facts, role } = view;
  const isCell = groups.cells.includes(role) && cellPlace(view.place) !== undefined;
  const label = stableText(facts.label);
  const node = {
    id, role, className: pathName(view.class), identifier: view.identifier || undefined, label,
    hasOwnLabel: label !== undefined, placeholder: stableText(facts.placeholder),
    image: facts.image, reuse: facts.reuse === null ? undefined : facts.reuse,
    actions: facts.actions || [], side: facts.side,
    outlets: facts.outlets || [], tag: facts.tag, isCell,
    isData: isCell && facts.reuse !== undefined,
    isBarItem: place.isBarItem || groups.barItems.includes(role),
    isStandIn: groups.bars.includes(role),
    ownText: groups.titled.includes(role) ? titleOf(reader.tree, id) : undefined,
    path: place.path, parent: place.parent, cell: place.cell, isHidden: view.isHidden,
    children: [],
  };
  const number = appendNode(reader, node);
  if (isCell) node.cell = number;
  const isCapturable = groups.controls.includes(role) || isCell || node.actions.length > 0 ||
    groups.barItems.includes(role);
  if (isCapturable) reader.capturable.push(number);
  addChildren(reader, id, number);
}

function addChildren(reader, id, number) {
  const node = reader.nodes[number];
  // A button without a title shows views of the app.
  const showsOwnViews = node.role === "button" && node.ownText === undefined;
  if (reader.tree.model.groups.closed.includes(node.role) && !showsOwnViews) return;
  const counts = new Map();
  for (const child of reader.tree.nodes[id].children) {
    const text = step(reader.tree, child, counts, listIndex(reader.tree, child));
    if (controllerOf(reader.tree, child)) continue;
    addElement(reader, child, { parent: number, cell: node.cell, path: `${node.path}/${text}` });
  }
}

/** Returns the index of a row, a header or a footer in paths; undefined for other views. */
function listIndex(tree, id) {
  const { place, facts } = tree.nodes[id];
  return cellPlace(place) && facts.reuse !== undefined ? "*" : place;
}

/** Returns the title: the text, or the texts of the parts of a control. */
function titleOf(tree, id) {
  const { text, children } = tree.nodes[id];
  if (text !== undefined) return stableText(text);
  const parts = children.filter((child) => !tree.nodes[child].isHidden)
    .map((child) => titleOf(tree, child)).filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("-");
}

/** Returns the text of events; undefined for a reused cell, whose texts are data of the app. */
function contentOf(reader, number) {
  const node = reader.nodes[number];
  const { titled, silent } = reader.tree.model.groups;
  if (titled.includes(node.role) && node.ownText !== undefined) return node.ownText;
  if (silent.includes(node.role) || node.isData) return undefined;
  const texts = visibleTexts(reader, number);
  return texts.length === 0 ? undefined : texts.join("-");
}

function visibleTexts({ nodes }, number) {
  return nodes[number].children.filter((child) => !nodes[child].isHidden && !nodes[child].isData)
    .flatMap((child) => [nodes[child].ownText, ...visibleTexts({ nodes }, child)])
    .filter((text) => text !== undefined);
}

/** Returns the facts that other elements have as their surroundings. */
export function tokensOf(node) {
  if (node.isStandIn) return [];
  const single = [["identifier", node.identifier], ["label", node.hasOwnLabel ? node.label :
    undefined], ["text", node.ownText], ["placeholder", node.placeholder], ["image", node.image]];
  return single.filter(([, text]) => text !== undefined).map(([kind, text]) => token(kind, text))
    .concat(node.actions.map((text) => token("action", text)))
    .concat(node.outlets.map((text) => token("outlet", text)));
}

function signalsOf(reader, number) {
  const node = reader.nodes[number];
  return elementSignals(node, reader.screen, {
    inside: tokensInside(reader, number), around: tokensAround(reader, number),
    above: tokensAbove(reader, number),
  }, number);
}

/** Returns what a rule can know of a node, from the lists of facts inside, around and above. */
export function elementSignals(node, screen, { inside, around, above }, number) {
  const own = tokensOf(node);
  const single = (kind, text) => (text === undefined ? undefined : [token(kind, text)]);
  const several = (kind, texts) => (texts.length === 0 ? undefined : tokenSet(texts.map((text) =>
    token(kind, text))));
  return {
    id: node.id, number, screen, role: node.role, className: node.className, path: node.path,
    side: node.side,
    names: [single("identifier", node.identifier), several("action", node.actions),
      several("outlet", node.outlets), single("tag", node.tag), single("reuse", node.reuse)],
    words: [single("text", node.content), single("label", node.label),
      single("placeholder", node.placeholder), single("image", node.image)],
    inside: tokenSet(inside), around: tokenSet(around), above: tokenSet(above),
    all: tokenSet(own.concat(inside).filter((one) => one.isNamed)),
    strong: tokenSet((node.isCell ? own.concat(inside) : own).filter((one) => one.isStrong)),
  };
}

function tokensInside(reader, number, skipped) {
  return reader.nodes[number].children
    .filter((child) => child !== skipped && !reader.nodes[child].isData)
    .flatMap((child) => tokensOf(reader.nodes[child]).concat(tokensInside(reader, child,
      skipped)));
}

function tokensAround(reader, number) {
  const { nodes } = reader;
  const node = nodes[number];
  if (node.cell !== undefined && node.cell !== number) {
    return tokensOf(nodes[node.cell]).concat(tokensInside(reader, node.cell, number));
  }
  if (node.parent === undefined || node.isCell || node.isBarItem) return [];
  return siblingsOf(number, nodes[node.parent].children, reader.tree.model.siblings)
    .flatMap((sibling) => tokensOf(nodes[sibling]).concat(nodes[sibling].isCell ? [] :
      tokensInside(reader, sibling)));
}

/** Returns the other children; of very many, the nearest. */
function siblingsOf(number, children, most) {
  const own = children.indexOf(number);
  if (children.length <= most || own < 0) return children.filter((child) => child !== number);
  const start = Math.max(0, Math.min(own - Math.floor(most / 2), children.length - most));
  return children.slice(start, start + most).filter((child) => child !== number);
}

function tokensAbove({ nodes }, number) {
  const tokens = [];
  for (let next = nodes[number].parent; next !== undefined; next = nodes[next].parent) {
    const node = nodes[next];
    if (node.isStandIn) break;
    tokens.push(...tokensOf(node));
    if (node.reuse !== undefined) tokens.push(token("reuse", node.reuse));
    if (!/^(?:UI|_)(?!\p{M})/u.test(node.className)) tokens.push(token("class", node.className));
  }
  return tokens;
}

/** Returns the elements of a role on a screen, without one of them. */
export function peersOf(sight, element) {
  return (sight.byRole.get(element.role) || []).map((place) => sight.elements[place])
    .filter((one) => one !== element);
}

/** True if two elements share a fact by which one finds the other on another screen. */
export function sharesStrongFact(one, other) {
  return commonCount(one.strong, other.strong) > 0;
}

/** True for equal texts, or for two that are absent. */
export function sameOrAbsent(one, other) {
  return one === undefined && other === undefined ? true : sameText(one, other);
}
