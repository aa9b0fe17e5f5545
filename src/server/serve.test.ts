/** @jest-environment node */
import { temporaryFolder, writeFiles } from "../testing/folders.ts"
import { serveMarket } from "./serve.ts"

const built = () => {
  const dist = temporaryFolder()
  writeFiles(dist, {
    "fi/_rules.json": JSON.stringify({ headers: [], redirects: [], errorPages: [] }),
    "fi/index.html": "<p>Koti</p>",
  })
  return dist
}

test("a market is served as it was built", async () => {
  const { server, address } = await serveMarket("fi", 0, built())
  try {
    expect(address).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await (await fetch(`${address}/`)).text()).toBe("<p>Koti</p>")
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test("a market that is not built is refused with what to do", async () => {
  const dist = built()
  await expect(serveMarket("se", 0, dist)).rejects.toThrow(/^dist\/se is not there: run npm run build -- se first\.$/)
})

test("a port in use is refused with what to do", async () => {
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
