/** @jest-environment node */
import { join } from "node:path"
import type { HostRules } from "../../published/host-rules.ts"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { ask, type Host } from "../../testing/hosts/host.ts"
import { caddy, nginx } from "../../testing/hosts/proxies.ts"
import { describeWith } from "../../testing/optional-tests.ts"
import { freePort } from "../../tools/free-port.ts"
import { caddyConfig } from "./caddy.ts"
import { nginxConfig } from "./nginx.ts"

const rules: HostRules = {
  headers: [{ path: "/*", headers: [{ key: "x-frame-options", value: "DENY" }] }],
  redirects: [{ from: "/kohde/:slug", to: "/fi/kohde/:slug/", status: 301 }],
  errorPages: [
    { prefix: "/fi/", notFound: "/fi/404.html", serverError: "/fi/500.html" },
    { prefix: "/", notFound: "/404.html", serverError: "/500.html" },
  ],
}

const testsOf = (start: typeof nginx) => () => {
  let host: Host

  beforeAll(async () => {
    const folder = temporaryFolder()
    const hosted = { rules, service: `127.0.0.1:${await freePort()}` }
    writeFiles(folder, {
      "site/index.html": "<p>Hem</p>",
      "site/404.html": "<p>Finns inte</p>",
      "site/fi/404.html": "<p>Ei ole</p>",
      "host/nginx.conf": nginxConfig(hosted),
      "host/Caddyfile": caddyConfig(hosted),
    })
    const [site, place] = [join(folder, "site"), join(folder, "host")]
    host = await start({ market: "fi", site, folder: place, service: "", hasFunctions: false, database: "" })
  })
  afterAll(async () => {
    await host.stop()
  })

  test.each([
    ["/Finns-Inte", 404, "<p>Finns inte</p>"],
    ["/fi/Ei-Ole/", 404, "<p>Ei ole</p>"],
    ["/fi/ei%00ole", 404, "<p>Ei ole</p>"],
    ["/", 200, "<p>Hem</p>"],
  ])("%s answers %i", async (path, status, text) => {
    const answer = await ask(host.address, path)
    expect([answer.status, answer.text, answer.headers["x-frame-options"]]).toEqual([status, text, ["DENY"]])
  })

  test("a service answers 502", async () => {
    expect((await ask(host.address, "/api/homes-feed")).status).toBe(502)
  })
}

describeWith("nginx", "nginx without our server", testsOf(nginx))
describeWith("caddy", "Caddy without our server", testsOf(caddy))
