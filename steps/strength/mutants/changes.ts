import { join } from "node:path"
import type { MarketName } from "../../../src/spec/markets.ts"
import type { Mutant } from "../mutant.ts"

type Options = { readonly site?: MarketName; readonly scenarios?: string }

const mutant = (
  rule: string,
  change: string,
  { site = "se", scenarios }: Options,
  planted: Pick<Mutant, "file" | "replacement">,
): Mutant => ({ rule, change, site, ...(scenarios && { scenarios }), ...planted })

/**
 * Replaces what a module exports: `replacement` gets what it exports and returns what it exports instead. Its text is put
 * into the module, so it uses nothing from outside but globals.
 * @param load imports the module, as `() => import("../../../src/domain/money.ts")`; it is never called
 * @param of names the export, as `(money) => money.rounded`
 */
export const inModule =
  <Module>(load: () => Promise<Module>) =>
  <Exported>(
    rule: string,
    change: string,
    of: (module: Module) => Exported,
    replacement: (before: Exported) => NoInfer<Exported>,
    options: Options = {},
  ): Mutant =>
    mutant(rule, change, options, {
      file: join("steps/strength/mutants", /import\("(.+?)"\)/.exec(String(load))?.[1] ?? "?"),
      replacement: { name: /\.(\w+)$/.exec(String(of))?.[1] ?? "?", with: String(replacement) },
    })

/** Replaces what a module without types exports, such as one of Gatsby's runtime; `Exports` types what the faults use of it. */
export const inPackage =
  <Exports>(file: string) =>
  <Name extends keyof Exports & string>(
    rule: string,
    change: string,
    name: Name,
    replacement: (before: Exports[Name]) => Exports[Name],
    options: Options = {},
  ): Mutant =>
    mutant(rule, change, options, { file, replacement: { name, with: String(replacement) } })

/** Replaces a text, where nothing has a name: in styles, and in installed packages. */
export const inText =
  (file: string) =>
  (rule: string, change: string, text: string, replacement: string, options: Options = {}): Mutant =>
    mutant(rule, change, options, { file, replacement: { replace: text, with: replacement } })
