import { ContactScreen } from "../screens/contact.ts"
import type { SiteName } from "../specification/names.ts"
import { storedFrom } from "./contact-requests.ts"
import { expect } from "./expect.ts"
import type { SiteWorld } from "./world.ts"

/** Signs people up for viewings of a home, one after the other. */
export const signUpAll = async (
  world: SiteWorld,
  site: SiteName,
  path: string,
  people: readonly Readonly<Record<string, string>>[],
): Promise<void> => {
  for (const { name = "", viewing = "" } of people) {
    await world.open(site, path)
    await world.on(ContactScreen).signUpAs(name, viewing)
    await expect(world.on(ContactScreen).headingOfThanks).toBeVisible()
  }
}

/** Takes a person's sign-up back on its page. */
export const takeBack = async (world: SiteWorld, person: string): Promise<void> => {
  await world.arriveAt(world.site, `/api/contact-requests?sign-up=${storedFrom(person)[0]?.id}`)
  const button = world.page.getByRole("main").getByRole("button")
  await button.click()
  await expect(button).toHaveCount(0)
}
