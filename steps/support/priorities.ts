import type { Page } from "playwright"
import type { Profile } from "./profiles.ts"

/** The browser's priority for each request. */
export class Priorities {
  readonly #visitor: { readonly page: Page; readonly context: Profile }
  readonly #byPath = new Map<string, string>()

  constructor(visitor: { readonly page: Page; readonly context: Profile }) {
    this.#visitor = visitor
  }

  async record(): Promise<void> {
    const session = await this.#visitor.context.newCDPSession(this.#visitor.page)
    session.on("Network.requestWillBeSent", ({ request }) =>
      this.#byPath.set(new URL(request.url).pathname, request.initialPriority),
    )
    await session.send("Network.enable")
  }

  of(path: string): string {
    return this.#byPath.get(path) ?? "none"
  }
}
