import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { Then } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import { expect } from "./support/expect.ts"
import { builtStyles } from "./support/sites.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g

Then("the styles in it are at most {int} KB", async function (this: SiteWorld, most: number) {
  const styleMatches = (await this.answer.text()).matchAll(styles)
  const size = styleMatches.reduce((sum, [, text = ""]) => sum + Buffer.byteLength(text), 0) / 1024
  assert.ok(size > 10 && size <= most, `${size.toFixed(1)} KB`)
})

/** Returns every computed style of each element on the page. */
const looks = (): string[] =>
  [...document.body.querySelectorAll("*")].map((element) => {
    const style = getComputedStyle(element)
    return `${element.tagName} ${element.className}: ${[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ")}`
  })

/** Adding the styles of other pages reveals missing styles, and rules that depend on the order of loading. */
Then("it looks the same with the styles of all other pages", async function (this: SiteWorld) {
  await networkQuiet(this)
  await this.page.evaluate(() => document.fonts.ready.then(() => {}))
  const before = await this.page.evaluate(looks)
  for (const file of builtStyles(this.site)) await this.page.addStyleTag({ content: readFileSync(file, "utf8") })
  const after = await this.page.evaluate(looks)
  const changed = after.findIndex((look, index) => look !== before[index])
  if (changed < 0) return
  const [was, is] = [before[changed]?.split("; ") ?? [], after[changed]?.split("; ") ?? []]
  assert.deepEqual(
    is.filter((part, index) => part !== was[index]),
    was.filter((part, index) => part !== is[index]),
    is[0],
  )
})

Then("they still read {string} in {language}", async function (this: SiteWorld, heading: string, language: Language) {
  await networkQuiet(this)
  await expect(this.screen.heading).toHaveText(heading)
  await expect(this.page.locator("html")).toHaveAttribute("lang", language)
})
