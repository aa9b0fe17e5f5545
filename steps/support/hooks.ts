import assert from "node:assert/strict"
import { After, AfterAll, Before, BeforeAll, Status } from "@cucumber/cucumber"
import type { Pickle } from "@cucumber/messages"
import { type Browser, chromium } from "playwright"
import { visitMediaType } from "../touched/names.ts"
import { layoutPicture, layoutWindows, windowPicture, witnessPicture } from "./screenshots/screenshots.ts"
import { forgetWitness } from "./screenshots/witness.ts"
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

const hasTag = ({ tags }: Pickle, tag: string): boolean => tags.some(({ name }) => name === tag)

Before(async function (this: SiteWorld, { pickle }) {
  forgetWitness()
  await this.arrive(browser, {
    javaScript: !hasTag(pickle, "@no-javascript"),
    serviceWorker: hasTag(pickle, "@service-worker"),
  })
})

// Cucumber runs the hooks after a scenario from the last to the first.
After(async function (this: SiteWorld) {
  await this.context.close()
  await this.hosting.close()
})

After(async function (this: SiteWorld, { pickle, result }) {
  if (!this.parameters.screenshots) return
  const attach = (picture: Buffer | undefined, fileName: string) =>
    picture && this.attach(picture, { mediaType: "image/webp", fileName })
  if (result?.status !== Status.PASSED) attach(await windowPicture(this.page), "failure.webp")
  else if (!hasTag(pickle, "@layout")) attach(await witnessPicture(this.page), "page.webp")
  else for (const window of layoutWindows) attach(await layoutPicture(this.page, window), window.fileName)
})

After(function (this: SiteWorld) {
  assert.deepEqual(this.console.unexpected, [], "the pages had errors of their own")
  assert.deepEqual(this.network.faults.unmet, [], "faults that nothing met")
})

After(function (this: SiteWorld) {
  this.attach(JSON.stringify(this.touched.end()), { mediaType: visitMediaType })
})
