import { symlinkSync } from "node:fs"
import { join, resolve } from "node:path"
import { freePort } from "../../tools/free-port.ts"
import { type Host, type HostOptions, startServer } from "./host.ts"

const wrangler = resolve("node_modules/wrangler/bin/wrangler.js")

/** Runs the site and its functions on Cloudflare Pages' own runtime, without network access or writes elsewhere. */
export const cloudflare = async ({ market, site, folder, database, hasFunctions }: HostOptions): Promise<Host> => {
  const port = await freePort()
  if (hasFunctions) symlinkSync(resolve("src/server/hosts/cloudflare/functions"), join(folder, "functions"))
  const options = [
    ...[wrangler, "pages", "dev", site, "--ip", "127.0.0.1", "--port", String(port)],
    ...["--inspector-port", "0", "--persist-to", folder, "--log-level", "warn", "--show-interactive-dev-session=false"],
    ...["--compatibility-date", "2026-01-01", "--compatibility-flags", "nodejs_compat"],
    ...["--binding", `MARKET=${market}`, "--binding", `DATABASE_URL=${database}`],
  ]
  const env = {
    XDG_CONFIG_HOME: folder,
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    // Wrangler requests its newest version from the registry, so this address refuses connections.
    npm_config_registry: "http://127.0.0.1:9/",
    CI: "true",
  }
  return startServer(`http://127.0.0.1:${port}`, process.execPath, options, folder, env)
}
