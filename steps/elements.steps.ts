import { type DataTable, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { type Element, linkTo } from "./screens/elements.ts"
import { sizesOf } from "./screens/measures.ts"
import { expect } from "./support/expect.ts"
import { expectError, expectText, expectTexts, expectVisible } from "./support/expectations.ts"
import { asRead, inParts } from "./support/text.ts"
import type { SiteWorld } from "./support/world.ts"

/** Elements that scripts add, fill or change. */
const changedByScripts =
  /^the (?:answer to|buttons?|checkbox|choice|compar|controls|country|drop-down|failure|field|filters|hearts|language offer|map|markers?|meaning|message|note on|order of the homes|results?|row|saved searches|search|suggestions?)\b/

When("they click the {element}", async function (this: SiteWorld, element: Element) {
  await element(this.page).click()
})

When("they double-click the {element}", async function (this: SiteWorld, element: Element) {
  await element(this.page).dblclick()
})

When("they press {word} on the {element}", async function (this: SiteWorld, key: string, element: Element) {
  await element(this.page).press(key)
})

When("they go to the {element}", async function (this: SiteWorld, element: Element) {
  await element(this.page).focus()
})

When("they scroll to the {element}", async function (this: SiteWorld, element: Element) {
  await element(this.page).scrollIntoViewIfNeeded()
})

When("they write {string} in the {element}", async function (this: SiteWorld, text: string, element: Element) {
  await element(this.page).fill(text)
  await element(this.page).blur()
})

When("they type {string} in the {element}", async function (this: SiteWorld, text: string, element: Element) {
  await element(this.page).pressSequentially(text)
})

/** Leaves the focus in the field, because its suggestions close without it. */
When("they look for {string} in the {element}", async function (this: SiteWorld, text: string, element: Element) {
  await element(this.page).fill(text)
})

Then(
  fromHtml("the {element} {says} {string}", { unless: changedByScripts }),
  async function (this: SiteWorld, element: Element, says: boolean, text: string) {
    await expectText(this, element(this.page), text, says)
  },
)

Then(
  fromHtml("the {element} says:", { unless: changedByScripts }),
  async function (this: SiteWorld, element: Element, lines: DataTable) {
    await expectTexts(element(this.page), lines.raw().flat())
  },
)

Then(
  fromHtml("the {element} reads {string}", { unless: changedByScripts }),
  async function (this: SiteWorld, element: Element, text: string) {
    await expect(element(this.page)).toHaveText(text, { useInnerText: true })
  },
)

Then(
  fromHtml("the {element} are, in this order:", { unless: changedByScripts }),
  async function (this: SiteWorld, element: Element, texts: DataTable) {
    await expect(element(this.page)).toHaveText(texts.raw().map(inParts))
  },
)

Then("the {element} holds {string}", async function (this: SiteWorld, element: Element, text: string) {
  await expect.poll(async () => asRead(await element(this.page).inputValue())).toBe(text)
})

Then(
  "the {element} asks a phone for a keyboard with digits and a comma",
  async function (this: SiteWorld, element: Element) {
    await expect(element(this.page)).toHaveAttribute("inputmode", "decimal")
  },
)

Then(
  fromHtml("the {element} {is} shown", { unless: changedByScripts }),
  async function (this: SiteWorld, element: Element, is: boolean) {
    await expectVisible(this, element(this.page), is)
  },
)

Then("the {element} {is} chosen", async function (this: SiteWorld, element: Element, is: boolean) {
  await expect(element(this.page)).toBeChecked({ checked: is })
})

Then("the {element} is in the window", async function (this: SiteWorld, element: Element) {
  await expect(element(this.page)).toBeInViewport()
})

Then("the focus is on the {element}", async function (this: SiteWorld, element: Element) {
  await expect(element(this.page)).toBeFocused()
})

Then(
  fromHtml("the {element} links to {string}", { unless: changedByScripts }),
  async function (this: SiteWorld, element: Element, address: string) {
    await expect(linkTo(element(this.page), address)).toBeVisible()
  },
)

Then("the {element} is marked as wrong: {string}", async function (this: SiteWorld, element: Element, reason: string) {
  await expectError(element(this.page), reason)
})

Then("the {element} is not marked as wrong", async function (this: SiteWorld, element: Element) {
  await expect(element(this.page)).toHaveAttribute("aria-invalid", "false")
})

Then("the {element} is required", async function (this: SiteWorld, element: Element) {
  await expect(element(this.page)).toHaveAttribute("aria-required", "true")
})

Then(
  "the {element} are at least {int} pixels wide and high",
  async function (this: SiteWorld, element: Element, size: number) {
    const sizes = await sizesOf(element(this.page))
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(size)
  },
)
