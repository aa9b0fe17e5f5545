/** @jest-environment node */
import { chmodSync } from "node:fs"
import { join } from "node:path"
import { type ServingProgram, servingProgram } from "../../testing/commands.ts"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { obeyingPermissions } from "../../testing/permissions.ts"
import { sendRaw, silentConnection, statusOf } from "../../testing/raw-http.ts"

const rules = {
  headers: [{ path: "/*", headers: [{ key: "x-frame-options", value: "DENY" }] }],
  redirects: [],
  errorPages: [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }],
}

const site = (): string => {
  const folder = temporaryFolder()
  writeFiles(folder, {
    "dist/se/_rules.json": JSON.stringify(rules),
    "dist/se/index.html": "<p>Hem</p>",
    "dist/se/404.html": "<p>Finns inte</p>",
    "dist/se/500.html": "<p>Fel</p>",
    ...Object.fromEntries(Array.from({ length: 30 }, (_, page) => [`dist/se/${page}/index.html`, `<p>${page}</p>`])),
  })
  return folder
}

let program: ServingProgram
afterEach(() => program.stop("SIGKILL"))

const portOf = async (): Promise<number> => Number(new URL(await program.address).port)
const get = (port: number, path: string) =>
  sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

test("with 70 files allowed and 60 silent connections, it still answers", async () => {
  program = servingProgram(site(), ["se"], { PORT: "0" }, ["sh", "-c", 'ulimit -n 70; exec "$@"', "sh"])
  const port = await portOf()
  const silent = []
  for (let count = 0; count < 60; count += 1) silent.push(await silentConnection(port))
  for (let page = 0; page < 30; page += 1) {
    const answer = await get(port, `/${page}/`)
    expect([statusOf(answer), answer.slice(-12)]).toEqual([200, expect.stringContaining(`<p>${page}</p>`)])
  }
  for (const socket of silent) socket.destroy()
  expect(program.child.exitCode).toBeNull()
})

test("without permission to read its files, it answers with its error page and lives", async () => {
  const folder = site()
  program = servingProgram(folder, ["se"], { PORT: "0" }, obeyingPermissions)
  const port = await portOf()
  chmodSync(join(folder, "dist/se"), 0o000)
  for (const path of ["/", "/1/", "/ingen/"]) expect([500, 200, 404]).toContain(statusOf(await get(port, path)))
  chmodSync(join(folder, "dist/se"), 0o755)
  expect(statusOf(await get(port, "/2/"))).toBe(200)
  expect(program.child.exitCode).toBeNull()
})

test("without permission to read compressed copies, it compresses the files itself", async () => {
  const folder = site()
  const script = "/app-01234567.js"
  writeFiles(folder, { [`dist/se${script}`]: "let a = 1\n".repeat(100), [`dist/.compressed/se${script}.gzip`]: "" })
  chmodSync(join(folder, "dist/.compressed/se"), 0o000)
  program = servingProgram(folder, ["se"], { PORT: "0" }, obeyingPermissions)
  const answer = await fetch((await program.address) + script, { headers: { "accept-encoding": "gzip" } })
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, "gzip"])
  expect(await answer.text()).toHaveLength(1000)
  chmodSync(join(folder, "dist/.compressed/se"), 0o755)
})

test("without a reader of its output, it still answers", async () => {
  program = servingProgram(site(), ["se"], { PORT: "0", ACCESS_LOG: "json" })
  const port = await portOf()
  program.child.stdout?.destroy()
  program.child.stderr?.destroy()
  const warned = "POST /api/contact-requests HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n"
  await sendRaw(port, `${warned}Content-Length: 0\r\nConnection: close\r\n\r\n`)
  for (let page = 0; page < 3; page += 1) expect(statusOf(await get(port, `/${page}/`))).toBe(200)
  expect(program.child.exitCode).toBeNull()
})

test("when its terminal closes, it answers open requests and stops", async () => {
  program = servingProgram(site(), ["se"], { PORT: "0" })
  expect(statusOf(await get(await portOf(), "/"))).toBe(200)
  expect(await program.stop("SIGHUP")).toBe(0)
})
