/** @jest-environment node */
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
  await expect(serveMarket("se", 0, dist)).rejects.toThrow(/^dist\/se is not there: run npm run build -- se first\.$/)
})

test("a market whose build is deleted is served as before", async () => {
  const dist = built()
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  const rules = {
    headers: [],
    redirects: [],
    errorPages: [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }],
  }
  const page = {
    "_rules.json": JSON.stringify(rules),
    "index.html": "<p>Hem</p>",
    "404.html": "404",
    "500.html": "500",
  }
  for (const [name, text] of Object.entries(page))
    writeFiles(dist, { [`.releases/se/0123456789ab-01234567/${name}`]: text })
  const { server, address } = await serveMarket("se", 0, dist)
  try {
    expect(await (await fetch(`${address}/`)).text()).toBe("<p>Hem</p>")
    expect(log).toHaveBeenCalledTimes(1)
  } finally {
    log.mockRestore()
    server.closeAllConnections()
    server.close()
  }
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
