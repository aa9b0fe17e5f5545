import { createHash } from "node:crypto"
import { changedText, type Replacement } from "./switch-text.ts"

/** A condition that no browser supports, so that the styles below it have no effect until it is replaced. */
const condition = (name: string): string => `(planted-${name}:1)`

const originalName = (path: string): string => `not-${createHash("sha256").update(path).digest("hex").slice(0, 8)}`

/**
 * Puts the styles of a file under a condition that holds, and a changed copy for each fault under one that does not. Conditions
 * change neither the order nor the specificity of what is below them.
 */
export const styleSwitch = (
  path: string,
  styles: string,
  faults: Readonly<Record<string, readonly Replacement[]>>,
): string =>
  [
    `@supports not ${condition(originalName(path))} {\n${styles}\n}`,
    ...Object.entries(faults).map(
      ([fault, changes]) => `@supports ${condition(fault)} {\n${changedText(path, styles, changes)}\n}`,
    ),
  ].join("\n")

const supported = "(color:red)"
const pattern = (name: string): RegExp => new RegExp(`\\(planted-${name}:\\s*1\\)`, "g")

/**
 * Chooses a fault in delivered styles: its copies hold, and the originals of its files do not.
 * @param paths of the changed files
 */
export const withStyleFault = (text: string, fault: string, paths: readonly string[]): string =>
  [fault, ...paths.map(originalName)].reduce((sofar, name) => sofar.replace(pattern(name), supported), text)
