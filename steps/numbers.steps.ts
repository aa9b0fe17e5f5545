import { Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

Then(
  fromHtml("the page states {string}, where ⍽ is a no-break space"),
  async function (this: SiteWorld, number: string) {
    expect(await this.screen.main.innerText()).toContain(number.replaceAll("⍽", "\u00a0"))
  },
)
