// The link that leads keys and screen readers past the header.

import { fill } from "./dom.js";
import { say } from "./texts.js";

/**
 * Lets the link of the file move the focus to the content; returns a function that draws its text.
 *
 * It changes no address, because the page reads an address as a route and would leave the scenario.
 */
export function skipLink(main) {
  const link = document.querySelector("a.skip");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    main.focus();
  });
  return () => fill(link, say("skip"));
}
