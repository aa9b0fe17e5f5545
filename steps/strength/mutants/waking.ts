import type { Mutant } from "../mutant.ts"
import { inPages } from "./changes.ts"

/** When a page starts its scripts, and what becomes of what the visitor did before. */
export const waking: readonly Mutant[] = [
  inPages(
    "WAKE-1",
    "scripts are asked for as soon as the HTML is there",
    'addEventListener("load", () => requestAnimationFrame',
    'addEventListener("DOMContentLoaded", () => requestAnimationFrame',
    "It has loaded",
  ),
  inPages("WAKE-1", "keys wake nothing", '"keydown", "focusin"', '"touchend"', "keyboard"),
  inPages(
    "WAKE-1",
    "taps wake nothing",
    '"pointerdown", "touchstart", "keydown", "focusin"',
    '"keydown"',
    "empty place",
  ),
  inPages("WAKE-1", "the page's chunk waits for the scripts before it", '["app", chunk,', '["app",', "needs"),
  inPages("WAKE-1", "data wait for the scripts", "for (const href of data)", "for (const href of [])", "needs"),
  inPages("WAKE-1", "data of an address with a query are asked for twice", "location.search", '""', "needs"),
  inPages("WAKE-2", "buttons are pressed for nothing", "pressed.add(button)", "0", "kept"),
  inPages("WAKE-2", "what needs no scripts is pressed again", "&& !button.popoverTargetElement", "", "menu"),
  inPages("WAKE-2", "choices are forgotten", "changed.add(target)", "0", "Neighbourhoods", "fi"),
]
