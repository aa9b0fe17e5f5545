import type { BrowserContext, Page, Response } from "playwright"
import type { SiteName } from "../specification/names.ts"
import type { Clock } from "./clock.ts"
import type { ConsoleLog } from "./console-log.ts"
import type { Hosting } from "./hosting.ts"
import type { Network } from "./network.ts"
import type { Profile } from "./profiles.ts"

/** What the parts of the world know of the visitor. */
export type Visitor = {
  site: SiteName
  /** Path of the last navigation. */
  destination: string
  readonly page: Page
  readonly context: Profile
  /** The response to the last opened address. */
  readonly answer: Response
  readonly origin: string
  readonly path: string
  readonly runsScripts: boolean
  readonly clock: Clock
  readonly network: Network
  readonly console: ConsoleLog
  readonly hosting: Hosting
  /** Returns a screen of the current page. */
  on<Screen>(Kind: new (page: Page) => Screen): Screen
  open(site: SiteName, path: string): Promise<void>
  /** Returns the HTML of the page, as it came or as it is now. */
  html(moment: "came" | "is now"): Promise<string>
  /** Runs a script before the scripts of each page. */
  readonly prepare: BrowserContext["addInitScript"]
}
