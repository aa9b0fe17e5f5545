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

/** Replaces a text of a file, or what it exports under a name by what a function in JavaScript makes of it. */
export type Replacement =
  | { readonly replace: string; readonly with: string }
  | { readonly name: string; readonly with: string }

const replacedText = (text: string, place: string, replacement: string): string => {
  const parts = text.split(place)
  if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times, not once: ${place}`)
  return parts.join(replacement)
}

/** Whether a line goes on with the statement above it, in code as Biome formats it. */
const goesOn = (line: string | undefined): boolean => line !== undefined && /^[\s)}\]>`]/.test(line)

/** Renames what a module exports, and exports under the name what the replacement makes of it. */
const replacedExport = (text: string, name: string, replacement: string): string => {
  const lines = text.split("\n")
  const isDefault = name === "default"
  const declaration = isDefault
    ? /^export default (?=\S)/
    : new RegExp(`^export ((?:async )?(?:const|function\\*?|class) )${name}\\b`)
  const start = lines.findIndex((line) => declaration.test(line))
  if (start === -1) throw new Error(`it exports no constant, function or class of the name ${name}`)
  let next = start + 1
  while (goesOn(lines[next]) || (lines[next] === "" && goesOn(lines.slice(next).find((line) => line !== "")))) next += 1
  const before = `${name}Before`
  lines[start] = lines[start]?.replace(declaration, isDefault ? `const ${before} = ` : `$1${before}`) ?? ""
  const after = isDefault ? "export default" : `export const ${name} =`
  return lines.toSpliced(next, 0, `${after} (${replacement})(${before})`).join("\n")
}

/**
 * Applies a fault's changes to the text of a file.
 * @throws Error unless the text has each place exactly once, and exports each name
 */
export const changedText = (file: string, text: string, changes: readonly Replacement[]): string => {
  try {
    return changes.reduce(
      (sofar, change) =>
        "name" in change
          ? replacedExport(sofar, change.name, change.with)
          : replacedText(sofar, change.replace, change.with),
      text,
    )
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}
