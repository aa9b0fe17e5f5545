/** The parts of Chrome's event of a request that tell who asked for it. */
export type RequestEvent = {
  readonly request: { readonly url: string }
  readonly type?: string
  readonly initiator: {
    readonly type: string
    readonly url?: string
    readonly stack?: Stack
  }
}
type Stack = { readonly callFrames: readonly { readonly url: string }[]; readonly parent?: Stack }

const callerOf = (stack: Stack | undefined): string | undefined =>
  stack && (stack.callFrames[0]?.url ?? callerOf(stack.parent))

/** Leaves out the icon, which the browser asks for by itself: some browsers late, others never. */
export const isOfPage = ({ request, type, initiator }: RequestEvent): boolean =>
  !request.url.startsWith("data:") && !(initiator.type === "other" && type === "Other")

/**
 * Counts requests, and the round trips that follow each other: a script that the HTML names is the second, data that
 * this script asks for the third.
 */
export const requestCountsOf = (events: readonly RequestEvent[]) => {
  const depths = new Map<string, number>()
  const own = events.filter(isOfPage)
  for (const { request, initiator } of own) {
    const by = initiator.url ?? callerOf(initiator.stack) ?? ""
    if (!depths.has(request.url)) depths.set(request.url, 1 + (depths.get(by) ?? 0))
  }
  return { requests: own.length, roundTrips: Math.max(0, ...depths.values()) }
}
