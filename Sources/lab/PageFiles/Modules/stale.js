// The notice that the file of the page has changed since it was opened, in a page of `--watch`.

import { button, fill, html } from "./dom.js";
import { say } from "./texts.js";

const period = 2000;

/** Returns the notice for two stamps, or null; the lab marks the stamp of an old run. */
export function noticeOf(own, found) {
  if (found.split(" ")[0] !== own.split(" ")[0]) return "stale";
  return found.endsWith(" mistake") ? "outdated" : null;
}

/** Compares the page with its file from time to time; returns a function that draws the notice. */
export function watchFile(header) {
  const stamp = document.querySelector("meta[name=stamp]");
  if (!stamp) return () => {};
  const notice = html("div", { id: "stale", role: "status" });
  header.after(notice);
  let found = stamp.content;
  let frame = null;
  const draw = () => {
    const key = noticeOf(stamp.content, found);
    if (!key) return fill(notice);
    return fill(notice, say(key), key === "stale" ? [" ", button({}, () => location.reload(), say(
      "reload"))] : null);
  };
  addEventListener("message", (event) => {
    if (!frame || event.source !== frame.contentWindow || typeof event.data !== "string") return;
    frame.remove();
    frame = null;
    if (event.data === found) return;
    found = event.data;
    draw();
  });
  setInterval(() => {
    if (document.visibilityState === "hidden") return;
    if (frame) frame.remove();
    frame = html("iframe", {
      sandbox: "allow-scripts",
      hidden: true,
      title: say("stamp"),
      src: location.href.replace(/[?#].*$/, "") + "?stamp",
    });
    document.body.append(frame);
  }, period);
  return draw;
}
