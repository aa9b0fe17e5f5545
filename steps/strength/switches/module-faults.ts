import { readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { fileURLToPath, pathToFileURL } from "node:url"
import { changedText, faultQuery, type Replacement } from "./switch-text.ts"

/** Changes of one fault, by absolute path. */
export type FileChanges = Readonly<Record<string, readonly Replacement[]>>

export type ModuleFaults = {
  /** Chooses a fault for the imports that follow. */
  readonly plant: (fault: string, changes: FileChanges) => void
  /** Imports a module of the site with the chosen fault; modules that the fault does not reach stay as they are. */
  readonly load: <Module>(path: string) => Promise<Module>
  /** Whether the module imports a changed one, directly or not. */
  readonly reaches: (path: string) => boolean
  /** Whether a changed module has been loaded since the fault was chosen. */
  readonly isReached: () => boolean
}

/**
 * Plants faults in the modules below a folder with Node's module hooks: each fault loads the changed modules and those that
 * import them once more, under addresses with its name.
 * @param always changes of modules with and without a fault
 * @param onReached runs when a changed module is loaded
 */
export const plantInModules = (folder: string, always: FileChanges = {}, onReached = () => {}): ModuleFaults => {
  const root = pathToFileURL(`${folder}/`).href
  const importers = new Map<string, Set<string>>()
  let planted: { readonly query: string; readonly changes: FileChanges; readonly urls: Set<string> } | undefined
  let plantings = 0
  let isReached = false
  const plain = (url: string) => url.split("?")[0] ?? url

  /** The modules and those that import them; all for a file that is no module, because any may read it. */
  const dependentsOf = (urls: readonly string[]): Set<string> => {
    const isModule = (url: string) => /\.m?[jt]sx?$/.test(url)
    const found = new Set([...urls, ...(urls.every(isModule) ? [] : importers.keys())])
    for (const url of found) for (const importer of importers.get(url) ?? []) found.add(importer)
    return found
  }
  const withFault = (url: string) => (planted?.urls.has(plain(url)) ? `${plain(url)}?${planted.query}` : url)

  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      if (!resolved.url.startsWith(root) || resolved.url.includes("/node_modules/")) return resolved
      const url = plain(resolved.url)
      if (context.parentURL) importers.set(url, (importers.get(url) ?? new Set()).add(plain(context.parentURL)))
      return { ...resolved, url: withFault(resolved.url) }
    },
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.startsWith("file:")) return loaded
      const path = fileURLToPath(plain(url))
      const changes = url.includes(`?${faultQuery}=`) ? planted?.changes[path] : undefined
      if (changes) {
        isReached = true
        onReached()
      }
      const all = [...(always[path] ?? []), ...(changes ?? [])]
      return all.length === 0 ? loaded : { ...loaded, source: changedText(path, readFileSync(path, "utf8"), all) }
    },
  })
  return {
    plant(fault, changes) {
      isReached = false
      // Two rules can have the same fault, and Node.js loads an address once.
      plantings += 1
      planted = {
        query: `${faultQuery}=${fault}&planting=${plantings}`,
        changes,
        urls: dependentsOf(Object.keys(changes).map((path) => pathToFileURL(path).href)),
      }
    },
    load: (path) => import(withFault(pathToFileURL(path).href)),
    reaches: (path) => planted?.urls.has(pathToFileURL(path).href) ?? false,
    isReached: () => isReached,
  }
}
