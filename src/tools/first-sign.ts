/** For a page before its scripts: the first sign of a visitor, with which they start as soon as the page has loaded. */
export const turnWheel = () => {
  addEventListener("DOMContentLoaded", () => document.dispatchEvent(new WheelEvent("wheel")))
}
