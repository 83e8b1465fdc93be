// The link that leads keys and screen readers past the header.

import { fill } from "./dom.js";
import { say } from "./texts.js";

/**
 * Lets the link of the file move the focus to the content; returns a function that draws its text.
 *
 * Its target is no address of the page, which would leave the shown scenario.
 */
export function skipLink(main) {
  const link = document.querySelector("a.skip");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    main.focus();
  });
  return () => fill(link, say("skip"));
}
