import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { globSync, readFileSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { join, resolve } from "node:path"
import { contactRequestsPath } from "../spec/contact.ts"
import { markets } from "../spec/markets.ts"
import { openKeptLeads } from "../store/open.ts"
import { rightFields } from "../testing/contact.ts"
import { hasPostgres, startPostgres } from "../testing/postgres-server.ts"
import { command } from "./output.ts"

const market = "se"

/** Where the last build of the market has left the functions that a host's adapter deploys. */
const compiled = resolve(".markets", market, ".cache/functions")

const gatsby = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"))
const express = gatsby("express") as () => RequestListener & { use: (path: string, ...steps: unknown[]) => void }
const { functionMiddlewares } = gatsby("./dist/internal-plugins/functions/middleware.js") as {
  functionMiddlewares: (options: { getFunctions: () => unknown[] }) => unknown[]
}

/** Runs the function as Gatsby's hosts do, and as the hardest of them: the module is evaluated anew for each request. */
const host = async (): Promise<string> => {
  const functions = [{ functionRoute: "contact-requests", absoluteCompiledFilePath: `${compiled}/contact-requests.js` }]
  const app = express()
  app.use("/api/*", ...functionMiddlewares({ getFunctions: () => functions }))
  const server = createServer(app).listen(0, "127.0.0.1")
  server.unref()
  await once(server, "listening")
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${contactRequestsPath}`
}

/** What `npm test` sets while it builds stands in nothing that is deployed. */
const checkNothingBaked = (): void => {
  const files = globSync([`${compiled}/**/*.js`, `dist/${market}/**/*.{js,html,json}`], { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  assert.ok(files.length > 100)
  for (const file of files)
    assert.ok(!readFileSync(file, "utf8").includes("build.invalid"), `${file} has DATABASE_URL in it`)
}

/** Tries the built function for contact requests, with values that are there only when it runs. */
await command(async () => {
  checkNothingBaked()
  if (!hasPostgres()) return
  const ask = globalThis.fetch
  // Pages and words come from the site's own origin, which is published nowhere.
  globalThis.fetch = async (address) => {
    const { origin, pathname } = new URL(String(address))
    assert.equal(origin, markets[market].origin)
    return new Response(readFileSync(`dist/${market}${decodeURI(pathname)}`))
  }
  const address = await host()
  const send = async (fields: Readonly<Record<string, string>>, isForm = false) => {
    const answer = await ask(address, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json" },
      body: isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
    })
    return { status: answer.status, text: await answer.text(), location: answer.headers.get("location") }
  }
  Object.assign(process.env, { DATABASE_URL: "", CONTACT_RATE_LIMIT: "4" })
  assert.equal((await send(rightFields)).status, 503)

  const database = await startPostgres()
  try {
    process.env.DATABASE_URL = await database.newDatabase()
    const request = { ...rightFields, phone: "070-174 06 05", country: "Sverige", key: randomUUID() }
    assert.deepEqual(await send(request), { status: 201, text: '{"next":"/begar-kontakt/"}', location: null })
    assert.equal((await send(request)).status, 200)
    const wrong = await send({ ...rightFields, name: "" }, true)
    assert.equal(wrong.status, 400)
    assert.match(wrong.text, /Skriv ditt namn\./)
    assert.deepEqual(await send({ ...rightFields, name: "Eva" }, true), {
      status: 303,
      text: "",
      location: "/begar-kontakt/",
    })
    assert.equal((await send(rightFields)).status, 429)
    const kept = await openKeptLeads(process.env)
    const leads = await kept.of(rightFields.email)
    await kept.close()
    assert.deepEqual(leads.map(({ name }) => name).sort(), ["Eva", rightFields.name].sort())
  } finally {
    await database.remove()
  }
  console.log("The function for contact requests keeps them in the database that it is told of when it runs.")
})
