// The element that an observer chose: its names, its paths in every scheme, and what a tap gives.

import { copyButton, copyLine } from "./copy.js";
import { button, fill, html, section, table } from "./dom.js";
import { breadcrumb } from "./crumbs.js";
import { collisions, flagsOf, isHidden, pathText, screenNodes, viewName } from "./data.js";
import { libraryWord } from "./librarywords.js";
import { moveByKeys } from "./roles.js";
import { said } from "./sentences.js";
import { ruleSections } from "./rules.js";
import { tapText } from "./taps.js";
import { say } from "./texts.js";

/** Draws the chosen view, and the list of all views, by which a keyboard chooses one. */
export function drawElement(place, data, scenario, screen, state, actions) {
  const nodes = screenNodes(data, screen);
  const node = nodes[state.view];
  fill(place, node ? chosen(data, scenario, screen, nodes, node, actions) :
    html("p", { class: "empty" }, say("chooseView")),
  nodes.length > 0 ? section(say("views"), viewList(nodes, state, actions)) : null);
}

function chosen(data, scenario, screen, nodes, node, actions) {
  const { view } = node;
  const isClick = view.tap === "click";
  return [
    html("h3", {}, viewName(view)),
    html("p", { class: isClick ? "good" : "" }, html("b", {}, say("tapGives")), " ", isClick ?
      say("tap.click") : tapText(data, nodes, node)),
    facts(view, nodes, node),
    section(say("paths"), data.schemes.map((name, scheme) => scheme in view.paths ? pathBlock(data,
      scenario, nodes, node, name, scheme, actions) : null)),
    view.selector ? section(say("selector"), copyLine(view.selector)) : null,
    ruleSections(data, scenario, screen, node),
  ];
}

function facts(view, nodes, node) {
  const [x, y, width, height] = view.frame;
  const all = [
    [say("class"), view.class],
    [say("identifier"), view.identifier],
    [say("text"), view.text],
    [say("controller"), view.controller],
    [say("frame"), `${x}, ${y}  ${width} \u00d7 ${height}`],
    [say("position"), view.position],
    [say("flags"), flagsOf(view).map(said).join(", ")],
    [say("visible"), isHidden(nodes, node) ? say("no") : say("yes")],
  ];
  return table(say("element"), ["", ""], all.filter(([, value]) => value), { class: "facts" });
}

/** Draws a path as a breadcrumb: each step chooses the view that has the path up to it. */
function pathBlock(data, scenario, nodes, node, name, scheme, actions) {
  const text = pathText(data, node.view.paths[scheme]);
  const shared = [...collisions(data, nodes, scheme).values()].find((numbers) => numbers.includes(
    node.number));
  const { steps: crumbs, separator, end } = breadcrumb(data, nodes, node, scheme);
  const steps = crumbs.map(({ name: step, target }, index) => {
    const label = target >= 0 ? button({ class: "link" }, () => actions.choose(target), step) :
      html("span", {}, step);
    const between = html("span", { class: "quiet" }, `\u200a${separator.trim()}\u200a`);
    return [index > 0 ? between : null, label];
  });
  return html("div", { class: "path" },
    html("h4", {}, libraryWord("scheme", name), scenario.scheme === scheme ? html("span", {
      class: "quiet" }, " ", say("usedScheme")) : null),
    html("nav", { class: "crumbs", "aria-label": say("pathIn", libraryWord(
      "scheme", name)) }, steps, end),
    copyButton(text),
    shared ? html("p", { class: "bad" }, say("collision", shared.length)) : null);
}

/** The views as a tree: keys move the focus, and Enter or a click chooses. */
function viewList(nodes, state, actions) {
  const start = nodes[state.view] ? state.view : 0;
  const items = nodes.map((node) => {
    const item = button({
      role: "treeitem",
      id: "view-" + node.number,
      "aria-level": node.depth + 1,
      "aria-selected": node.number === state.view,
      tabindex: node.number === start ? 0 : -1,
      class: "plain view" + (isHidden(nodes, node) ? " hidden" : ""),
    }, () => actions.choose(node.number), viewName(node.view),
    node.view.tap ? html("span", { class: "quiet" }, "  ", said(node.view.tap)) :
      null);
    item.style.paddingInlineStart = Math.min(node.depth, 24) * 0.7 + "em";
    return item;
  });
  const tree = html("div", { class: "views", role: "tree", "aria-label": say("views") }, items);
  const place = () => Math.max(0, items.indexOf(document.activeElement));
  const visit = (next) => {
    for (const item of items) item.tabIndex = -1;
    items[next].tabIndex = 0;
    items[next].focus();
  };
  moveByKeys(tree, "treeitem", { place, count: () => items.length, choose: visit });
  tree.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const { parent, children } = nodes[place()];
    const next = event.key === "ArrowLeft" ? parent : children[0];
    if (next >= 0) visit(next);
  });
  return tree;
}
