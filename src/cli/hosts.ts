import { globSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { writeHostConfigs } from "../build/host-configs.ts"
import { command } from "../build/output.ts"
import { chooseSample, chosenAgency } from "../domain/chosen-agency.ts"
import { contactOf } from "../server/http/deployment.ts"
import { serveMarket } from "../server/http/serve.ts"
import { contactRequestsPath } from "../spec/contact.ts"
import type { MarketName } from "../spec/markets.ts"
import { cloudflare } from "../testing/hosts/cloudflare.ts"
import { type Answer, ask, type Host, type HostOptions } from "../testing/hosts/host.ts"
import { netlify } from "../testing/hosts/netlify.ts"
import { caddy, nginx } from "../testing/hosts/proxies.ts"
import { type Case, cases, type Expected, type HostName, policies, securityHeaders } from "../testing/hosts/table.ts"
import { startPostgres } from "../testing/postgres-server.ts"
import { hasProgram, type OptionalProgram } from "../tools/optional-programs.ts"

const ours = async ({ service }: HostOptions): Promise<Host> => ({ address: `http://${service}`, stop: async () => {} })

const hosts: Readonly<Record<HostName, (starting: HostOptions) => Promise<Host>>> = {
  "our server": ours,
  Cloudflare: cloudflare,
  Netlify: netlify,
  nginx,
  Caddy: caddy,
}

const programOf: Partial<Record<HostName, OptionalProgram>> = { nginx: "nginx", Caddy: "caddy" }

/** Replaces a `<pattern>` in a path with the name of the matching file of the build. */
const pathIn = (site: string, path: string): string =>
  path.replace(/^(.*)<(.+)>$/, (_, folder: string, pattern: string) => {
    const [match] = globSync(`${site}${folder}${pattern}`)
    if (!match) throw new Error(`${site} has no ${folder}${pattern}`)
    return folder + basename(match)
  })

const siteOf = (market: MarketName): string => resolve(chosenAgency().dist, market)

/** Lists the differences between a response and the expected one. */
const problemsOf = (answer: Answer, expected: Expected): string[] => {
  const problems: string[] = []
  const only = (name: string): string => {
    const values = answer.headers[name] ?? []
    if (values.length > 1) problems.push(`${name} comes ${values.length} times`)
    return values.join(" and ")
  }
  const expectEqual = (name: string, is: unknown, right: unknown) => {
    if (is !== right) problems.push(`${name} is ${is}, not ${right}`)
  }
  const expectMatch = (name: string, is: string, pattern: RegExp) => {
    if (!pattern.test(is)) problems.push(`${name} is ${is}, not ${pattern}`)
  }
  const { status, type, cacheControl, policy, lang, location, text, withoutSecurityHeaders } = expected
  expectEqual("status", answer.status, status)
  if (type) expectMatch("type", only("content-type"), type)
  if (cacheControl && !withoutSecurityHeaders) expectEqual("cache-control", only("cache-control"), cacheControl)
  if (policy) {
    expectMatch("policy", only("content-security-policy"), policies[policy])
    expectEqual("policies", only("content-security-policy").split("default-src").length, 2)
  }
  if (lang) expectEqual("language", /<html[^>]*\slang="(\w+)"/.exec(answer.text)?.[1], lang)
  if (location !== undefined)
    expectEqual("location", only("location").replace(/^http:\/\/127\.0\.0\.1:\d+/, ""), location)
  if (text) expectEqual("text", answer.text, text)
  if (!withoutSecurityHeaders)
    for (const [name, value] of Object.entries(securityHeaders)) expectEqual(name, only(name), value)
  return problems
}

/** Hosts whose functions store contact requests in PostgreSQL; the others lead to our server. */
const hostsOfFunctions: readonly HostName[] = ["Cloudflare", "Netlify"]

const testHost = async (
  market: MarketName,
  name: HostName,
  address: string,
  { hasDatabase }: { readonly hasDatabase: boolean },
): Promise<{ passed: number; failed: number; skipped: number }> => {
  const isPossible = ({ path }: Case) => hasDatabase || !hostsOfFunctions.includes(name) || path !== contactRequestsPath
  const possible = cases[market].filter(isPossible)
  let failed = 0
  for (const { path, method = "GET", send, exceptions, ...usual } of possible) {
    const expected: Expected = { ...usual, ...exceptions?.[name] } as Case
    const answer = await ask(address, pathIn(siteOf(market), path), {
      method,
      ...(send && { type: send.type, body: send.body.replace("HOST", name) }),
    })
    const problems = problemsOf(answer, expected)
    if (problems.length === 0) continue
    failed++
    if (answer.status >= 500) console.error(answer.text.slice(0, 500))
    console.error(`${name}, ${market}: ${method} ${path}: ${problems.join("; ")}`)
  }
  return { passed: possible.length - failed, failed, skipped: cases[market].length - possible.length }
}

const chosen = process.argv.slice(2) as MarketName[]

/** Tests the sites of the sample on the host runtimes of src/server/hosts/README.md, against one table of expected responses. */
await command(async () => {
  chooseSample()
  const folder = mkdtempSync(join(tmpdir(), "kvistbo-hosts-"))
  const database = hasProgram("initdb") ? await startPostgres() : undefined
  const contact = contactOf({ LEADS_FILE: join(folder, "leads.sqlite"), CONTACT_RATE_LIMIT: "1000" })
  const missing = Object.entries(programOf)
    .filter(([, program]) => !hasProgram(program))
    .map(([name]) => name)
  let [passed, failed, skipped] = [0, 0, 0]
  try {
    for (const market of chosen.length > 0 ? chosen : (Object.keys(cases) as MarketName[])) {
      const ourServer = await serveMarket(market, 0, chosenAgency().dist, { host: "127.0.0.1" }, contact)
      const service = new URL(ourServer.address).host
      const asksFunctions = cases[market].some(({ path }) => path.startsWith("/api/"))
      try {
        for (const [name, start] of Object.entries(hosts) as [HostName, (typeof hosts)[HostName]][]) {
          if (missing.includes(name)) {
            skipped += cases[market].length
            continue
          }
          const began = Date.now()
          const place = join(folder, `${name}-${market}`)
          writeHostConfigs(market, service, place)
          const url = asksFunctions ? await database?.newDatabase() : undefined
          const host = await start({
            market,
            site: siteOf(market),
            folder: place,
            service,
            hasFunctions: asksFunctions,
            database: url ?? "",
          })
          const counts = await testHost(market, name, host.address, { hasDatabase: url !== undefined }).finally(
            host.stop,
          )
          passed += counts.passed
          failed += counts.failed
          skipped += counts.skipped
          console.log(
            `${name}, ${market}: ${counts.passed} as expected, ${counts.failed} not, ${Date.now() - began} ms`,
          )
        }
      } finally {
        ourServer.server.closeAllConnections()
        ourServer.server.close()
      }
    }
  } finally {
    await contact.store.close()
    await database?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`Tests: ${passed} passed, ${failed} failed, ${skipped} skipped, ${passed + failed + skipped} total`)
  if (failed > 0) process.exitCode = 1
})
