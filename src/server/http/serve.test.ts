/** @jest-environment node */
import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { serveMarket } from "./serve.ts"

const built = () => {
  const dist = temporaryFolder()
  writeFiles(dist, {
    "fi/_rules.json": JSON.stringify({ headers: [], redirects: [], errorPages: [] }),
    "fi/index.html": "<p>Koti</p>",
  })
  return dist
}

test("a market is served as built", async () => {
  const { server, address } = await serveMarket("fi", 0, built())
  try {
    expect(address).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await (await fetch(`${address}/`)).text()).toBe("<p>Koti</p>")
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test("a market without a build is refused with advice", async () => {
  const dist = built()
  await expect(serveMarket("se", 0, dist)).rejects.toThrow(`${dist}/se is not there: run npm run build -- se first.`)
})

test("a market whose link leads to no release is refused with advice", async () => {
  const dist = built()
  symlinkSync(".releases/se/1", join(dist, "se"))
  await expect(serveMarket("se", 0, dist)).rejects.toThrow(`${dist}/se is not there: run npm run build -- se first.`)
})

test("a port in use is refused with advice", async () => {
  const dist = built()
  const { server, address } = await serveMarket("fi", 0, dist)
  const { port } = new URL(address)
  try {
    await expect(serveMarket("fi", Number(port), dist)).rejects.toThrow(
      `Port ${port}, for the FI site, is in use: stop the program that uses it, then try again.`,
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
