/** For a page before its scripts: the first sign of a visitor, with which they start as soon as the page has loaded. */
export const movePointer = () => {
  addEventListener("DOMContentLoaded", () => document.dispatchEvent(new Event("pointermove")))
}
