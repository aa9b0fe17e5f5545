import assert from "node:assert/strict"
import { After, AfterAll, Before, BeforeAll, Status } from "@cucumber/cucumber"
import { type Browser, chromium } from "playwright"
import type { SiteWorld } from "./world.ts"

let browser: Browser

BeforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Root needs --no-sandbox, scenarios serve sites with test names and certificates, and the other arguments keep
    // Chromium from contacting Google's hosts.
    args: [
      "--no-sandbox",
      "--host-resolver-rules=MAP *.test 127.0.0.1",
      "--ignore-certificate-errors",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  })
})

AfterAll(() => browser.close())

Before(async function (this: SiteWorld, { pickle }) {
  const tagged = (tag: string) => pickle.tags.some(({ name }) => name === tag)
  await this.arrive(browser, { javaScript: !tagged("@no-javascript"), serviceWorker: tagged("@service-worker") })
})

After(async function (this: SiteWorld, { result }) {
  if (result?.status === Status.FAILED) {
    // A screenshot fails while the page is navigating.
    const picture = await this.page.screenshot().catch(() => undefined)
    if (picture) this.attach(picture, { mediaType: "image/png", fileName: "failure.png" })
  }
  await this.context.close()
  await this.hosting.close()
  assert.deepEqual(this.console.unexpected, [], "the pages had errors of their own")
  assert.deepEqual(this.network.faults.unmet, [], "faults that nothing met")
})
