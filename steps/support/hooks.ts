import assert from "node:assert/strict"
import { After, AfterAll, Before, Status } from "@cucumber/cucumber"
import type { Pickle } from "@cucumber/messages"
import { runsOnHtml } from "../drivers/driver.ts"
import { driverMediaType } from "../results/from-messages.ts"
import { Profiles } from "./profiles.ts"
import { isFirstOfRule } from "./screenshots/first-of-rule.ts"
import { layoutPicture, layoutWindows, windowPicture, witnessPicture } from "./screenshots/screenshots.ts"
import { forgetWitness } from "./screenshots/witness.ts"
import type { SiteWorld } from "./world.ts"

const profiles = new Profiles()

AfterAll(() => profiles.close())

const hasTag = ({ tags }: Pickle, tag: string): boolean => tags.some(({ name }) => name === tag)

Before(async function (this: SiteWorld, { pickle, gherkinDocument }) {
  forgetWitness()
  // A large picture shows the page as visitors see it, with its scripts.
  const isLarge = hasTag(pickle, "@layout") || (hasTag(pickle, "@headline") && isFirstOfRule(pickle, gherkinDocument))
  const isHtmlEnough = !isLarge && runsOnHtml(pickle)
  this.attach(isHtmlEnough ? "HTML" : "browser", { mediaType: driverMediaType })
  if (isHtmlEnough) return this.read(profiles)
  await this.arrive(profiles, {
    javaScript: !hasTag(pickle, "@no-javascript"),
    serviceWorker: hasTag(pickle, "@service-worker"),
  })
})

// Cucumber runs the hooks after a scenario from the last to the first.
After(async function (this: SiteWorld, { result }) {
  await this.leave(profiles, result?.status === Status.PASSED)
  await this.hosting.close()
})

After(async function (this: SiteWorld, { pickle, gherkinDocument, result }) {
  if (!this.parameters.screenshots) return
  const attach = (picture: Buffer | undefined, fileName: string) =>
    picture && this.attach(picture, { mediaType: "image/webp", fileName })
  if (result?.status !== Status.PASSED) attach(await windowPicture(this.page), "failure.webp")
  else if (hasTag(pickle, "@layout"))
    for (const window of layoutWindows) attach(await layoutPicture(this.page, window), window.fileName)
  else if (isFirstOfRule(pickle, gherkinDocument)) {
    attach(await witnessPicture(this.page), "page.webp")
    this.forgetOpenPage()
  }
})

After(function (this: SiteWorld) {
  assert.deepEqual(this.console.unexpected, [], "the pages had errors of their own")
  assert.deepEqual(this.network.faults.unmet, [], "faults that nothing met")
})
