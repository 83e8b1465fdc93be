// Elements of the page. Texts become text nodes, so that no text of a report is ever markup.

const svgNamespace = "http://www.w3.org/2000/svg";

/** True for an attribute whose text is shown or read aloud; others keep their exact values. */
function isShown(name) {
  return name.startsWith("aria-") || ["title", "placeholder", "alt"].includes(name);
}

/** Sets attributes; `on` has listeners, and undefined, null and false leave an attribute out. */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) {
        element.addEventListener(event, listener);
      }
    } else if (name.startsWith("aria-") && typeof value === "boolean") {
      element.setAttribute(name, String(value));
    } else if (value !== undefined && value !== null && value !== false) {
      const text = value === true ? "" : String(value);
      element.setAttribute(name, isShown(name) ? visible(text) : text);
    }
  }
}

/** Appends elements and texts; lists are flattened, and empty values are left out. */
export function append(element, ...parts) {
  for (const part of parts.flat(Infinity)) {
    if (part === undefined || part === null || part === false) continue;
    element.append(part instanceof Node ? part : document.createTextNode(visible(String(part))));
  }
  return element;
}

/** Makes an HTML element. */
export function html(name, attributes, ...parts) {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  return append(element, ...parts);
}

/** Makes an SVG element. */
export function svg(name, attributes, ...parts) {
  const element = document.createElementNS(svgNamespace, name);
  setAttributes(element, attributes);
  return append(element, ...parts);
}

/** Replaces the content of an element; a control that had the focus passes it to its successor. */
export function fill(element, ...parts) {
  const old = document.activeElement;
  const hadFocus = old !== element && element.contains(old);
  element.replaceChildren();
  append(element, ...parts);
  if (hadFocus) successor(element, old)?.focus({ preventScroll: true });
  return element;
}

/** Returns the control in the place of an old one: with its id, or of its kind and text. */
function successor(element, old) {
  if (old.id) return document.getElementById(old.id);
  return [...element.querySelectorAll(old.localName)].find((control) =>
    control.getAttribute("role") === old.getAttribute("role")
      && control.textContent === old.textContent);
}

/** Makes a button; its listener is called on a click and on Enter. */
export function button(attributes, listener, ...parts) {
  return html("button", { type: "button", ...attributes, on: { click: listener } }, ...parts);
}

/** The characters that cannot be seen and that change the look or the order of others. */
const unseen = new RegExp("[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e"
  + "\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]", "g");

/**
 * Returns a text with visible control characters, such as those of ANSI codes.
 *
 * The joiners U+200C and U+200D stay, as scripts and emoji are written with them.
 */
export function visible(text) {
  return text.replace(unseen, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "\u2421" : "\ufffd";
  });
}

/** Makes a table with a caption for screen readers; `rows` are lists of cells. */
export function table(caption, head, rows, attributes) {
  return html("table", attributes, html("caption", { class: "unseen" }, caption),
    html("thead", {}, html("tr", {}, head.map((cell) => html("th", { scope: "col" }, cell)))),
    html("tbody", {}, rows.map((row) => html("tr", {}, row.map((cell) => html("td", {}, cell))))));
}

/** Makes a section with a heading; nothing without content. */
export function section(title, ...parts) {
  const content = parts.flat(Infinity).filter((part) => part !== null && part !== undefined && part
    !== false);
  if (content.length === 0) return null;
  return html("section", { class: "block" }, html("h3", {}, title), content);
}

/** Copies a text; returns false if the browser refuses. The focus stays where it was. */
export function copy(text) {
  const focused = document.activeElement;
  const area = html("textarea", { class: "unseen", "aria-hidden": "true" });
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (focused) focused.focus({ preventScroll: true });
  return isCopied;
}
