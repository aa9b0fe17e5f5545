import { globSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { contactOf } from "../server/deployment.ts"
import { serveMarket } from "../server/serve.ts"
import type { MarketName } from "../spec/markets.ts"
import { cloudflare } from "../testing/hosts/cloudflare.ts"
import { type Answer, ask, type Host, hasProgram, type Starting } from "../testing/hosts/host.ts"
import { netlify } from "../testing/hosts/netlify.ts"
import { caddy, nginx } from "../testing/hosts/proxies.ts"
import { type Case, cases, type Expected, type HostName, policies, protecting } from "../testing/hosts/table.ts"
import { hasPostgres, startPostgres } from "../testing/postgres-server.ts"
import { writeHostConfigs } from "./host-configs.ts"
import { command } from "./output.ts"

const ours = async ({ service }: Starting): Promise<Host> => ({ address: `http://${service}`, stop: async () => {} })

const hosts: Readonly<Record<HostName, (starting: Starting) => Promise<Host>>> = {
  "our server": ours,
  Cloudflare: cloudflare,
  Netlify: netlify,
  nginx,
  Caddy: caddy,
}

const isThere: Partial<Record<HostName, boolean>> = {
  nginx: hasProgram("nginx", "-v"),
  Caddy: hasProgram("caddy", "version"),
}

/** The path with the name of the file that the build has made. */
const pathIn = (market: MarketName, path: string): string =>
  path.replace(/^(.*)<(.+)>$/, (_, folder: string, pattern: string) => {
    const [found] = globSync(`dist/${market}${folder}${pattern}`)
    if (!found) throw new Error(`dist/${market} has no ${folder}${pattern}`)
    return folder + basename(found)
  })

/** What is not as expected, in words. */
const problemsOf = (answer: Answer, expected: Expected): string[] => {
  const problems: string[] = []
  const only = (name: string): string => {
    const values = answer.headers[name] ?? []
    if (values.length > 1) problems.push(`${name} comes ${values.length} times`)
    return values.join(" and ")
  }
  const same = (name: string, is: unknown, right: unknown) => {
    if (is !== right) problems.push(`${name} is ${is}, not ${right}`)
  }
  const fits = (name: string, is: string, pattern: RegExp) => {
    if (!pattern.test(is)) problems.push(`${name} is ${is}, not ${pattern}`)
  }
  const { status, type, kept, policy, lang, location, text, bare } = expected
  same("status", answer.status, status)
  if (type) fits("type", only("content-type"), type)
  if (kept && !bare) same("cache-control", only("cache-control"), kept)
  if (policy) {
    fits("policy", only("content-security-policy"), policies[policy])
    same("policies", only("content-security-policy").split("default-src").length, 2)
  }
  if (lang) same("language", /<html[^>]*\slang="(\w+)"/.exec(answer.text)?.[1], lang)
  if (location !== undefined) same("location", only("location").replace(/^http:\/\/127\.0\.0\.1:\d+/, ""), location)
  if (text) same("text", answer.text, text)
  if (!bare) for (const [name, value] of Object.entries(protecting)) same(name, only(name), value)
  return problems
}

const tried = async (
  market: MarketName,
  name: HostName,
  address: string,
): Promise<{ passed: number; failed: number }> => {
  let failed = 0
  for (const { path, method = "GET", send, but, ...usual } of cases[market]) {
    const expected: Expected = { ...usual, ...but?.[name] } as Case
    const answer = await ask(address, pathIn(market, path), {
      method,
      ...(send && { type: send.type, body: send.body.replace("HOST", name) }),
    })
    const problems = problemsOf(answer, expected)
    if (problems.length === 0) continue
    failed++
    if (answer.status >= 500) console.error(answer.text.slice(0, 500))
    console.error(`${name}, ${market}: ${method} ${path}: ${problems.join("; ")}`)
  }
  return { passed: cases[market].length - failed, failed }
}

const chosen = process.argv.slice(2) as MarketName[]

/** Tries the built sites on the runtimes of the hosts that the README names, by one literal table. */
await command(async () => {
  const folder = mkdtempSync(join(tmpdir(), "kvistbo-hosts-"))
  const database = hasPostgres() ? await startPostgres() : undefined
  const contact = contactOf({ LEADS_FILE: join(folder, "leads.sqlite"), CONTACT_RATE_LIMIT: "1000" })
  let [passed, failed] = [0, 0]
  try {
    for (const market of chosen.length > 0 ? chosen : (Object.keys(cases) as MarketName[])) {
      const own = await serveMarket(market, 0, "dist", { host: "127.0.0.1" }, contact)
      const service = new URL(own.address).host
      const asksFunctions = cases[market].some(({ path }) => path.startsWith("/api/"))
      for (const [name, start] of Object.entries(hosts) as [HostName, (typeof hosts)[HostName]][]) {
        if (isThere[name] === false) continue
        const began = Date.now()
        const place = join(folder, `${name}-${market}`)
        writeHostConfigs(market, service, place)
        const url = asksFunctions ? await database?.newDatabase() : undefined
        const host = await start({ market, folder: place, service, database: url ?? "" })
        const counts = await tried(market, name, host.address).finally(host.stop)
        passed += counts.passed
        failed += counts.failed
        console.log(`${name}, ${market}: ${counts.passed} as expected, ${counts.failed} not, ${Date.now() - began} ms`)
      }
      own.server.closeAllConnections()
      own.server.close()
    }
  } finally {
    await contact.store.close()
    await database?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`Tests: ${passed} passed, ${failed} failed, ${passed + failed} total`)
  if (failed > 0) process.exitCode = 1
})
