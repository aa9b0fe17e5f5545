import { readFileSync } from "node:fs"
import { chosenAgency } from "../domain/chosen-agency.ts"
import { caddyConfig } from "../server/hosts/caddy.ts"
import { nginxConfig } from "../server/hosts/nginx.ts"
import { readRules } from "../server/http/rules.ts"
import { ports, rulesOf } from "../server/http/serve.ts"
import { writeFile } from "../site/write-file.ts"
import type { MarketName } from "../spec/markets.ts"

/** Writes the nginx and Caddy equivalents of `_headers` and `_redirects` to `dist/hosts/<market>` or `dist/sample/hosts/<market>`. */
export const writeHostConfigs = (
  market: MarketName,
  service = `127.0.0.1:${ports[market]}`,
  folder = `${chosenAgency().dist}/hosts/${market}`,
): void => {
  const rules = readRules(readFileSync(rulesOf(market, chosenAgency().dist), "utf8"))
  writeFile(`${folder}/nginx.conf`, nginxConfig({ rules, service }))
  writeFile(`${folder}/Caddyfile`, caddyConfig({ rules, service }))
}
