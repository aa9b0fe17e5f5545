import { type Browser, type BrowserContext, chromium } from "playwright"
import { chosenFault, faultReached } from "./switches/switch-text.ts"

/** What a scenario's browser is to plant, and what it has met. */
export type Planted = { fault: string | undefined; isReached: boolean }

const choose = ([name, fault]: readonly [string, string]) => {
  Object.assign(globalThis, { [name]: fault })
}

const plant = async (context: BrowserContext, planted: Planted): Promise<void> => {
  const { fault } = planted
  if (fault === undefined) return
  await context.exposeBinding(faultReached, (_source, reached: string) => {
    if (reached === fault) planted.isReached = true
  })
  await context.addInitScript(choose, [chosenFault, fault] as const)
}

/**
 * Gives all runs of scenarios in this process one browser, which chooses the planted fault in each visitor's pages
 * before their own scripts run.
 */
export const shareBrowser = (planted: Planted): void => {
  const launch = chromium.launch.bind(chromium)
  let shared: Promise<Browser> | undefined
  chromium.launch = async (options) => {
    shared ??= launch(options).then((browser) => {
      const newContext = browser.newContext.bind(browser)
      browser.once("disconnected", () => {
        shared = undefined
      })
      return Object.assign(browser, {
        newContext: async (settings: Parameters<typeof newContext>[0]) => {
          const context = await newContext(settings)
          await plant(context, planted)
          return context
        },
        // Each run of scenarios closes its browser, which the next run uses again.
        close: async () => {
          for (const context of browser.contexts()) await context.close()
        },
      })
    })
    return shared
  }
}
