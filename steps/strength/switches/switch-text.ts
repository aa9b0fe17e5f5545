/** The query of a module's copy, such as `storage.ts?fault=1a2b3c4d`; the original is `storage.ts?fault=none`. */
export const faultQuery = "fault"
export const noFault = "none"

/** Names in the global scope of a page or of Node.js: the chosen fault, and a function that learns it was reached. */
export const chosenFault = "plantedFault"
export const faultReached = "plantedFaultReached"

/**
 * Returns a CommonJS module in the place of `path`, which loads the changed copy of the chosen fault or the original.
 * The other copies are never evaluated, so the module has its state once.
 */
export const switchText = (path: string, faults: readonly string[]): string => {
  const copy = (fault: string) => `() => require(${JSON.stringify(`${path}?${faultQuery}=${fault}`)})`
  return [
    "const copies = {",
    ...faults.map((fault) => `  ${JSON.stringify(fault)}: ${copy(fault)},`),
    "}",
    `const fault = globalThis.${chosenFault}`,
    "const changed = Object.hasOwn(copies, fault) ? copies[fault] : undefined",
    `if (changed && globalThis.${faultReached}) globalThis.${faultReached}(fault)`,
    `module.exports = (changed || (${copy(noFault)}))()`,
    "",
  ].join("\n")
}

export type Replacement = { readonly replace: string; readonly with: string }

/**
 * Applies a fault's changes to the text of a file.
 * @throws Error unless the text contains each place exactly once
 */
export const changedText = (file: string, text: string, changes: readonly Replacement[]): string =>
  changes.reduce((sofar, change) => {
    const parts = sofar.split(change.replace)
    if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times in ${file}, not once: ${change.replace}`)
    return parts.join(change.with)
  }, text)
