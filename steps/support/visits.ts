import type { Deployment } from "./sites.ts"
import { hydrated } from "./waits.ts"
import type { SiteWorld } from "./world.ts"

/** Resolves once the browser has measured the largest paint so far: the first input of a visitor ends that measurement. */
const largestPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: "largest-contentful-paint", buffered: true })
  })

/** Opens an address of a deployment, and waits until the page has hydrated. */
export const visit = async (world: SiteWorld, { site, reportsErrors }: Deployment, path: string): Promise<void> => {
  if (reportsErrors) await world.reporting.begin()
  await world.open(site, path)
}

/** Opens an address of a deployment, on which hydration may never happen. */
export const visitUnhydrated = async (
  world: SiteWorld,
  { site, reportsErrors }: Deployment,
  path: string,
  until?: "load" | "domcontentloaded",
): Promise<void> => {
  if (reportsErrors) await world.reporting.begin()
  await world.arriveAt(site, path, until)
}

/** Opens an address, and presses a key without an effect: input starts the scripts of a page that is still loading. */
export const beginToUse = async (world: SiteWorld, deployment: Deployment, path: string): Promise<void> => {
  await visitUnhydrated(world, deployment, path, "domcontentloaded")
  await world.page.evaluate(largestPaint)
  await world.page.keyboard.press("Shift")
  await hydrated(world)
}

/** Opens an address that may take long to fail, without waiting for hydration. */
export const tryToOpen = async (world: SiteWorld, path: string): Promise<void> => {
  world.destination = path
  await world.page.goto(world.origin + path, { timeout: 20_000 })
}

export const reload = async (world: SiteWorld): Promise<void> => {
  world.network.mark("the visitor's document")
  await world.page.reload()
  await hydrated(world)
}
