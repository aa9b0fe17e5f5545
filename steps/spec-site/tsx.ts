import { readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { fileURLToPath } from "node:url"
import { transformSync } from "esbuild"

/** Lets Node.js load the pages, whose JSX it cannot strip as it strips types. */
registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.endsWith(".tsx")) return nextLoad(url, context)
    const source = readFileSync(fileURLToPath(url), "utf8")
    const { code } = transformSync(source, { loader: "tsx", jsx: "automatic", format: "esm" })
    return { format: "module", source: code, shortCircuit: true }
  },
})
