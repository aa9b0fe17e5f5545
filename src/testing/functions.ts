import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { globSync, readFileSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { join, resolve } from "node:path"
import { command } from "../build/output.ts"
import { openExistingStores } from "../server/store/open.ts"
import { contactRequestsPath } from "../spec/contact.ts"
import { markets } from "../spec/markets.ts"
import { hasProgram } from "../tools/optional-programs.ts"
import { validFields } from "./contact.ts"
import { startPostgres } from "./postgres-server.ts"

const market = "se"

/** Functions of the market's last build, which a host's adapter deploys. */
const compiled = resolve(".markets", market, ".cache/functions")

const gatsby = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"))
const express = gatsby("express") as () => RequestListener & { use: (path: string, ...steps: unknown[]) => void }
const { functionMiddlewares } = gatsby("./dist/internal-plugins/functions/middleware.js") as {
  functionMiddlewares: (options: { getFunctions: () => unknown[] }) => unknown[]
}

/**
 * Serves the function through Gatsby's middleware, which evaluates the module for each request, as the strictest host.
 */
const host = async (): Promise<string> => {
  const functions = [{ functionRoute: "contact-requests", absoluteCompiledFilePath: `${compiled}/contact-requests.js` }]
  const app = express()
  app.use("/api/*", ...functionMiddlewares({ getFunctions: () => functions }))
  const server = createServer(app).listen(0, "127.0.0.1")
  server.unref()
  await once(server, "listening")
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${contactRequestsPath}`
}

/** Checks that no environment value of `npm test` is compiled into the build. */
const checkNothingBaked = (): void => {
  const files = globSync([`${compiled}/**/*.js`, `dist/${market}/**/*.{js,html,json}`], { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  assert.ok(files.length > 100)
  for (const file of files)
    assert.ok(!readFileSync(file, "utf8").includes("build.invalid"), `${file} has DATABASE_URL in it`)
}

/** Tests the built function for contact requests, with environment values that only exist at run time. */
await command(async () => {
  checkNothingBaked()
  if (!hasProgram("initdb")) return
  const originalFetch = globalThis.fetch
  // The function fetches pages and words from the site's origin, which is not online, so files of `dist` replace it.
  globalThis.fetch = async (address) => {
    const { origin, pathname } = new URL(String(address))
    assert.equal(origin, markets[market].origin)
    return new Response(readFileSync(`dist/${market}${decodeURI(pathname)}`))
  }
  const address = await host()
  const send = async (fields: Readonly<Record<string, string>>, isForm = false) => {
    const answer = await originalFetch(address, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json" },
      body: isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
    })
    return { status: answer.status, text: await answer.text(), location: answer.headers.get("location") }
  }
  Object.assign(process.env, { DATABASE_URL: "", CONTACT_RATE_LIMIT: "4" })
  assert.equal((await send(validFields)).status, 503)

  const database = await startPostgres()
  try {
    Object.assign(process.env, { DATABASE_URL: await database.newDatabase(), SMTP_URL: "smtp://localhost" })
    const request = { ...validFields, phone: "070-174 06 05", country: "Sverige", key: randomUUID() }
    assert.deepEqual(await send(request), { status: 201, text: '{"next":"/begar-kontakt/"}', location: null })
    assert.equal((await send(request)).status, 200)
    const wrong = await send({ ...validFields, name: "" }, true)
    assert.equal(wrong.status, 400)
    assert.match(wrong.text, /Skriv ditt namn\./)
    assert.deepEqual(await send({ ...validFields, name: "Eva" }, true), {
      status: 303,
      text: "",
      location: "/begar-kontakt/",
    })
    assert.equal((await send(validFields)).status, 429)
    const { store, outbox } = await openExistingStores(process.env)
    const requests = await store.findByPerson(validFields.email)
    const counts = await outbox.counts()
    await store.close()
    assert.deepEqual(requests.map(({ name }) => name).sort(), ["Eva", validFields.name].sort())
    assert.deepEqual(counts, { waiting: 4, failed: 0 }, "a message to the agent and a receipt wait for each")
  } finally {
    await database.remove()
  }
  console.log("The function for contact requests uses the DATABASE_URL of its run time.")
})
