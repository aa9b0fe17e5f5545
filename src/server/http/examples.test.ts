/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { globSync, readFileSync } from "node:fs"
import { createServer, type IncomingHttpHeaders, request as plainRequest, type Server } from "node:http"
import { request } from "node:https"
import { type AddressInfo, connect, type Socket } from "node:net"
import { join } from "node:path"
import { connect as secureConnect } from "node:tls"
import { generate } from "selfsigned"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { describeWith } from "../../testing/optional-tests.ts"
import { freePort } from "../../tools/free-port.ts"
import { programPath } from "../../tools/optional-programs.ts"
import { type Program, startProgram } from "../../tools/program.ts"
import { deploymentOf } from "./deployment.ts"

const www = "www.kvistbo.example"
const bare = "kvistbo.example"

type Ports = { readonly http: number; readonly https: number; readonly upstream: number }
type Proxy = {
  /** Returns the command line for the example, with the test's ports and certificate. */
  readonly command: (folder: string, ports: Ports) => Promise<readonly [string, ...string[]]>
  readonly hasRateLimit: boolean
  readonly bodyLimit: number
}

const example = (name: string) => readFileSync(join("src/server/examples", name), "utf8")

const proxies: Readonly<Record<"nginx" | "caddy", Proxy>> = {
  nginx: {
    hasRateLimit: true,
    bodyLimit: 65_536,
    command: async (folder, { http, https, upstream }) => {
      const { cert, private: key } = await generate([{ name: "commonName", value: www }])
      const site = example("nginx.conf")
        .replaceAll(/^ *listen \[::\].*\n/gm, "")
        .replaceAll("listen 80;", `listen 127.0.0.1:${http};`)
        .replaceAll("listen 443 ", `listen 127.0.0.1:${https} `)
        .replaceAll("/etc/letsencrypt/live/kvistbo.example/fullchain.pem", `${folder}/cert.pem`)
        .replaceAll("/etc/letsencrypt/live/kvistbo.example/privkey.pem", `${folder}/key.pem`)
        .replaceAll("127.0.0.1:9000", `127.0.0.1:${upstream}`)
        .replaceAll("/var/log/nginx/", `${folder}/`)
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      const main = [
        ...(process.getuid?.() === 0 ? ["user root;"] : []),
        "daemon off; error_log stderr; pid nginx.pid; events {}",
        `http { ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}`,
        "include site.conf; }",
      ]
      writeFiles(folder, { "cert.pem": cert, "key.pem": key, "site.conf": site, "nginx.conf": main.join("\n") })
      return [programPath("nginx"), "-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")]
    },
  },
  caddy: {
    hasRateLimit: false,
    bodyLimit: 2 ** 20,
    command: async (folder, { http, https, upstream }) => {
      const site = example("Caddyfile")
        .replace(
          /^\{\n/m,
          `{\n\thttp_port ${http}\n\thttps_port ${https}\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n`,
        )
        .replaceAll("127.0.0.1:9000", `127.0.0.1:${upstream}`)
      writeFiles(folder, { Caddyfile: site })
      return [programPath("caddy"), "run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")]
    },
  },
}

/** Connects until it succeeds. @param event that a usable connection emits */
const untilOpen = async (open: () => Socket, event: string): Promise<void> => {
  for (;;) {
    const socket = open()
    const isOpen = await new Promise((resolve) => {
      socket.once(event, () => resolve(true)).once("error", () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const untilListening = (port: number) => untilOpen(() => connect(port, "127.0.0.1"), "connect")

/** Waits for TLS, because Caddy listens before it has issued its own certificates. */
const untilCertified = (port: number, servername: string) =>
  untilOpen(() => secureConnect({ port, host: "127.0.0.1", servername, rejectUnauthorized: false }), "secureConnect")

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }

const proxyTests = (name: keyof typeof proxies) => () => {
  const { command, hasRateLimit, bodyLimit }: Proxy = proxies[name]
  let ports: Ports
  let upstream: Server
  let proxy: Program
  let folder: string
  let upstreamConnections = 0

  beforeAll(async () => {
    upstream = createServer((incoming, response) => {
      incoming.resume().once("end", () => response.end(JSON.stringify({ ...incoming.headers, path: incoming.url })))
    })
    upstream.on("connection", () => {
      upstreamConnections += 1
    })
    await once(upstream.listen(0, "127.0.0.1"), "listening")
    ports = { http: await freePort(), https: await freePort(), upstream: (upstream.address() as AddressInfo).port }
    folder = temporaryFolder()
    const [program, ...options] = await command(folder, ports)
    proxy = startProgram(program, options, { env: { HOME: folder, XDG_DATA_HOME: folder } })
    await untilListening(ports.http)
    for (const host of [www, bare]) await untilCertified(ports.https, host)
  })
  afterAll(async () => {
    await proxy.stop()
    upstream.closeAllConnections()
    upstream.close()
  })

  const ask = async (
    host: string,
    path: string,
    {
      isPlain = false,
      body = "",
      headers = {},
    }: { isPlain?: boolean; body?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const options = {
      host: "127.0.0.1",
      port: isPlain ? ports.http : ports.https,
      path,
      method: body ? "POST" : "GET",
      headers: { host, ...headers },
      servername: host,
      rejectUnauthorized: false,
      agent: false,
    } as const
    const asking = isPlain ? plainRequest(options) : request(options)
    // The proxy may refuse a long body before all of it is sent, which emits an error.
    asking.on("error", () => {})
    asking.end(body)
    const [response] = await once(asking, "response")
    let text = ""
    for await (const chunk of response) text += chunk
    return { status: response.statusCode, headers: response.headers, text }
  }

  test("redirects from http and from the bare host to the site, with path and query", async () => {
    const fromBare = await ask(bare, "/a/?q=1")
    expect([fromBare.status, fromBare.headers.location]).toEqual([301, `https://${www}/a/?q=1`])
    const fromPlain = await ask(www, "/a/?q=1", { isPlain: true })
    expect(String(fromPlain.status)).toMatch(/^30[18]$/)
    expect(fromPlain.headers.location?.replace(/:\d+\//, "/")).toBe(`https://${www}/a/?q=1`)
    const fromBoth = await ask(bare, "/", { isPlain: true })
    expect(fromBoth.headers.location).toMatch(/^https:\/\/(www\.)?kvistbo\.example(:\d+)?\/$/)
  })

  test("passes on the client and the host, whatever the client claims, on few connections", async () => {
    const headers = { "x-forwarded-for": "192.0.2.1", "x-forwarded-host": "evil.example" }
    const before = upstreamConnections
    for (let count = 0; count < 5; count += 1) {
      const { status, text } = await ask(www, "/", { headers })
      expect(status).toBe(200)
      const seen = JSON.parse(text)
      expect([seen.host, seen["x-forwarded-for"], seen["x-forwarded-host"]]).toEqual([www, "127.0.0.1", www])
    }
    expect(upstreamConnections - before).toBeLessThanOrEqual(1)
  })

  test("accepts bodies up to its limit and no more", async () => {
    const body = (length: number) => ask(www, "/api/contact-requests", { body: "a".repeat(length) })
    expect((await body(bodyLimit)).status).toBe(200)
    expect([413, 502]).toContain((await body(bodyLimit + 1)).status)
  })

  test("hides health from visitors", async () => {
    for (const path of ["/livez", "/readyz"]) expect((await ask(www, path)).status).toBe(404)
  })

  if (name === "nginx")
    test.each([
      ["/100%", "/404.html"],
      ["/en/100%?a=b", "/en/404.html"],
    ])("shows the not-found page at %s, which nginx cannot decode", async (path, page) => {
      const { status, text } = await ask(www, path)
      expect([status, JSON.parse(text).path]).toEqual([404, page])
    })

  // Before the tests that use the limit up.
  if (hasRateLimit)
    test("limits requests to the services, and not to pages", async () => {
      const statuses = await Promise.all(
        Array.from({ length: 60 }, async () => (await ask(www, "/api/homes-feed")).status),
      )
      expect(statuses).toContain(200)
      expect(statuses).toContain(429)
      expect((await ask(www, "/")).status).toBe(200)
    })

  if (name === "nginx")
    test("logs paths, and no query, which may be a key", async () => {
      await Promise.all(Array.from({ length: 60 }, () => ask(www, "/api/homes-feed?alert=geheim")))
      await ask(www, "/kontakt/?alert=geheim", { headers: { referer: `https://${www}/?alert=geheim` } })
      await ask(bare, "/kontakt/?alert=geheim")
      await ask(www, "/kontakt/?alert=geheim", { isPlain: true })
      await ask(www, "/en/100%?alert=geheim")
      const log = () => readFileSync(join(folder, "kvistbo.log"), "utf8")
      // nginx writes a line after its answer.
      while (!log().includes('"GET /en/404.html" 404')) await new Promise((resolve) => setTimeout(resolve, 20))
      expect(log()).toContain('"GET /kontakt/" 301')
      expect(log()).toContain('"GET /api/homes-feed" 429')
      expect(log() + readFileSync(join(folder, "kvistbo-error.log"), "utf8")).not.toContain("geheim")
    })
}

for (const name of ["nginx", "caddy"] as const) describeWith(name, `the example for ${name}`, proxyTests(name))

test("the unit for systemd starts the server with the memory options of npm run serve", () => {
  const { flags, environment } = JSON.parse(readFileSync("src/cli/serve-memory.json", "utf8"))
  const settings = Object.entries({ ...environment, NODE_COMPILE_CACHE: "/var/cache/kvistbo" }).map(
    ([name, value]) => `${name}=${value}`,
  )
  expect(example("kvistbo.service")).toContain(`Environment="NODE_OPTIONS=${flags.join(" ")}" ${settings.join(" ")}\n`)
  expect(example("kvistbo.service")).toContain("\nCacheDirectory=kvistbo\n")
})

test("the unit for systemd leaves room for the heaps of all threads and the page cache, and for no core", () => {
  const threads = globSync("src/server/**/*.ts", { exclude: ["**/*.test.ts"] })
    .map((file) => readFileSync(file, "utf8").match(/= lazyThread</g)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0)
  expect(threads).toBeGreaterThanOrEqual(2)
  const heapMb = Number(/--max-heap-size=(\d+)/.exec(example("kvistbo.service"))?.[1])
  const cacheMb = (deploymentOf({}).cache?.maxSize ?? 0) / 2 ** 20
  // Node.js itself, connections and compressions take a quarter of what a heap may.
  const neededMb = (threads + 1) * heapMb + cacheMb + heapMb / 4
  const allowedMb = Number(/^MemoryMax=(\d+)M$/m.exec(example("kvistbo.service"))?.[1])
  expect(allowedMb).toBeGreaterThanOrEqual(neededMb)
  expect(example("kvistbo.service")).toContain("\nLimitCORE=0\n")
})

describeWith("systemd-analyze", "systemd", () => {
  test("understands the unit", () => {
    const unit = example("kvistbo.service").replace(/^ExecStart=.*$/m, "ExecStart=/bin/true")
    const folder = temporaryFolder()
    writeFiles(folder, { "kvistbo.service": unit })
    expect(() =>
      execFileSync(programPath("systemd-analyze"), ["verify", join(folder, "kvistbo.service")], { stdio: "pipe" }),
    ).not.toThrow()
  })
})
