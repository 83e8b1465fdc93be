// The first script of a page that the lab keeps writing (`--watch`), beside the page's own.
//
// A page from a file may read no file, not even its own. But it may show its own file in a frame,
// and a frame may send messages: the page loads itself with "?stamp", and this script answers with
// the stamp of the file and stops the loading before the data. See stale.js.
"use strict";
if (window !== window.parent && window.location.search === "?stamp") {
  window.parent.postMessage(document.querySelector("meta[name=stamp]").content, "*");
  window.stop();
}
