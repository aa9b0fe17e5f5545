import { createHash } from "node:crypto"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { rulesName } from "../../server/http/rules.ts"
import { switchLink } from "../../server/http/switch-link.ts"
import { servingProgram } from "../commands.ts"

/** Deploys builds under load: no request may fail, no page have another build's policy, no older chunk be missing. */
const [deploys, clients] = [Number(process.argv[2] ?? 20), Number(process.argv[3] ?? 50)]

const root = mkdtempSync(join(tmpdir(), "kvistbo-deploys-"))
const pages = ["/", "/bostader/", "/en/", "/no-such-page/"]
const files = ["index.html", "bostader/index.html", "en/index.html", "404.html"]
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g
const sourceOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`
const chunkOf = (build: number) => `/chunk-${String(build).padStart(8, "0")}.js`

const [link, built] = [join(root, "dist/se"), realpathSync("dist/se")]
const releaseOf = (build: number) => join(root, "releases", String(build))

/** Publishes a build with an inline script that only its own policy allows, and a chunk that it and later ones have. */
const deploy = (build: number): void => {
  const folder = releaseOf(build)
  cpSync(built, folder, { recursive: true })
  const script = `window.build=${build}`
  const added = `<script>${script}</script><script src="${chunkOf(build)}" async></script></head>`
  for (const file of files)
    writeFileSync(join(folder, file), readFileSync(join(folder, file), "utf8").replace("</head>", added))
  for (let earlier = 0; earlier <= build; earlier += 1)
    writeFileSync(folder + chunkOf(earlier), `console.log(${earlier})`)
  const rules = readFileSync(join(folder, rulesName), "utf8")
  writeFileSync(join(folder, rulesName), rules.replaceAll("script-src 'self'", `script-src 'self' ${sourceOf(script)}`))
  switchLink(link, folder)
}

mkdirSync(join(root, "dist"))
deploy(0)
const server = servingProgram(root, ["se"], { PORT: "0", LEADS_FILE: join(root, "leads.sqlite") })
process.once("exit", () => rmSync(root, { recursive: true, force: true }))
const address = await server.address

const agent = new Agent({ keepAlive: true })
type Answer = { readonly status: number; readonly policy: string; readonly text: string }
const fetchPage = (path: string): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    request(address + path, { agent }, (answer) => {
      const pieces: Buffer[] = []
      answer.on("data", (piece) => pieces.push(piece))
      answer.on("error", () => resolve(undefined))
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          policy: String(answer.headers["content-security-policy"]),
          text: Buffer.concat(pieces).toString(),
        }),
      )
    })
      .on("error", () => resolve(undefined))
      .end()
  })

const counts = { requests: 0, failed: 0, blocked: 0, missing: 0 }
const receivedBuilds = new Set<number>()
let newest = 0
let isOver = false

/** Requests a page, then the chunk of any build seen so far, as a tab that opened long ago does. */
const visit = async (turn: number): Promise<void> => {
  const page = pages[turn % pages.length] ?? "/"
  const answer = await fetchPage(page)
  counts.requests += 1
  if (answer?.status !== (page === "/no-such-page/" ? 404 : 200)) counts.failed += 1
  else {
    for (const [, script = ""] of answer.text.matchAll(inlineScript))
      if (!answer.policy.includes(sourceOf(script))) counts.blocked += 1
    const build = Number(/window\.build=(\d+)/.exec(answer.text)?.[1])
    receivedBuilds.add(build)
    newest = Math.max(newest, build)
  }
  const tab = [...receivedBuilds][turn % receivedBuilds.size] ?? 0
  const chunk = await fetchPage(chunkOf(tab))
  counts.requests += 1
  if (!chunk) counts.failed += 1
  else if (chunk.text !== `console.log(${tab})`) counts.missing += 1
}

const visiting = Array.from({ length: clients }, async (_, client) => {
  for (let turn = client; !isOver; turn += 1) await visit(turn)
})
for (let build = 1; build <= deploys; build += 1) {
  deploy(build)
  if (build > 1) rmSync(releaseOf(build - 2), { recursive: true })
  while (newest < build) await wait(50)
}
isOver = true
await Promise.all(visiting)
const isRight = counts.failed + counts.blocked + counts.missing === 0 && receivedBuilds.size === deploys + 1
console.log(
  `${deploys} deploys under ${clients} clients: ${counts.requests} requests, ${counts.failed} failed, ${counts.blocked} scripts blocked, ${counts.missing} older chunks missing, ${receivedBuilds.size} builds seen.`,
)
await server.stop()
process.exit(isRight ? 0 : 1)
