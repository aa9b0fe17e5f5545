import type { StoredContactRequest } from "../../server/store/contact-requests.ts"

/** Derives a request from its mark, so that each attempt is the same and the stored request can be compared. */
export const requestOf = (mark: string) => ({
  topic: "contact",
  language: "sv",
  name: names[Number(mark.split("-").at(-1)) % names.length] ?? "Å",
  email: `Client.${mark}@example.com`,
  country: "SE",
  phone: "070-123 45 67",
  message: `${mark}\n${oddText}`,
})

const names = ["Åsa Öberg", "Conan O'Brien", "李 小龍", "Å", "Jean-Luc d’Hôpital"]
const oddText = `"Hej" — 'drop table'; $1 %_ \\ 🏡\n${"Vi vill gärna se lägenheten. ".repeat(20)}`.trim()

/** Returns the mark of a stored request, or undefined if its content matches no soak request. */
const markOf = (request: StoredContactRequest): string | undefined => {
  const mark = request.message?.split("\n")[0] ?? ""
  const { country: _, ...expected } = { ...requestOf(mark), phone: "+46701234567" }
  const isUnchanged = Object.entries(expected).every(
    ([field, value]) => request[field as keyof typeof expected] === value,
  )
  return isUnchanged ? mark : undefined
}

/** Marks of sent requests, and whether each was acknowledged. */
export type Sent = ReadonlyMap<string, boolean>

export type Account = {
  readonly sent: number
  readonly acknowledged: number
  readonly stored: number
  /** Acknowledged but not stored. */
  readonly lost: number
  /** Requests stored more than once, each counted once. */
  readonly duplicates: number
  /** Stored but never sent. */
  readonly foreign: number
}

/** Compares stored requests with sent ones. */
export const accountOf = async (sent: Sent, requests: AsyncIterable<StoredContactRequest>): Promise<Account> => {
  const times = new Map<string, number>()
  let stored = 0
  let foreign = 0
  for await (const request of requests) {
    stored += 1
    const mark = markOf(request)
    if (mark === undefined || !sent.has(mark)) foreign += 1
    else times.set(mark, (times.get(mark) ?? 0) + 1)
  }
  const acknowledged = [...sent].filter(([, isAcknowledged]) => isAcknowledged)
  return {
    sent: sent.size,
    acknowledged: acknowledged.length,
    stored,
    lost: acknowledged.filter(([mark]) => !times.has(mark)).length,
    duplicates: [...times.values()].filter((count) => count > 1).length,
    foreign,
  }
}

/** Returns a percentile by nearest rank; 0 for an empty list. */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
