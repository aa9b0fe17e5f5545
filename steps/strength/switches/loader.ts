import { readFileSync } from "node:fs"
import { styleSwitch } from "./style-switch.ts"
import { changedText, faultQuery, noFault, type Replacement, switchText } from "./switch-text.ts"

/** Changes of each file, by absolute path and fault. */
export type Faults = Readonly<Record<string, Readonly<Record<string, readonly Replacement[]>>>>

/** The part of webpack's loader context that is used here. */
type Context = {
  readonly resourcePath: string
  readonly resourceQuery: string
  readonly addDependency: (file: string) => void
  readonly getOptions: () => { readonly faultsFile: string }
}

const faultsOf = (context: Context): Faults[string] => {
  const { faultsFile } = context.getOptions()
  context.addDependency(faultsFile)
  return (JSON.parse(readFileSync(faultsFile, "utf8")) as Faults)[context.resourcePath] ?? {}
}

const isStyle = ({ resourcePath }: Context): boolean => resourcePath.endsWith(".css")

/** Replaces a module without a query by its switch, before any other loader reads it. */
export function pitch(this: Context): string | undefined {
  if (isStyle(this) || new URLSearchParams(this.resourceQuery).has(faultQuery)) return undefined
  return switchText(this.resourcePath, Object.keys(faultsOf(this)))
}

/** Webpack loader that makes a switch and its copies out of each file with faults. */
export default function load(this: Context, source: string): string {
  if (isStyle(this)) return styleSwitch(this.resourcePath, source, faultsOf(this))
  const fault = new URLSearchParams(this.resourceQuery).get(faultQuery)
  if (fault === null || fault === noFault) return source
  return changedText(this.resourcePath, source, faultsOf(this)[fault] ?? [])
}
