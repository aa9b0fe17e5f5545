import type { Lead } from "../store/leads.ts"

/** What a request of the soak says, by its mark: the same in each sending, so that what is stored can be held against it. */
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

/** The mark of a stored request; undefined where no request of the soak says this. */
const markOf = (lead: Lead): string | undefined => {
  const mark = lead.message?.split("\n")[0] ?? ""
  const said = requestOf(mark)
  const isAsSaid =
    lead.name === said.name &&
    lead.email === said.email &&
    lead.phone === "+46701234567" &&
    lead.message === said.message &&
    lead.topic === said.topic &&
    lead.language === said.language
  return isAsSaid ? mark : undefined
}

/** Requests that were sent, by their marks, and whether each was acknowledged. */
export type Sent = ReadonlyMap<string, boolean>

export type Account = {
  readonly sent: number
  readonly acknowledged: number
  readonly stored: number
  /** Acknowledged and not stored. */
  readonly lost: number
  /** Stored more than once, however often. */
  readonly doubled: number
  /** Stored as nobody has sent them. */
  readonly strangers: number
}

/** Holds what is stored against what was sent. */
export const accountOf = async (sent: Sent, leads: AsyncIterable<Lead>): Promise<Account> => {
  const times = new Map<string, number>()
  let stored = 0
  let strangers = 0
  for await (const lead of leads) {
    stored += 1
    const mark = markOf(lead)
    if (mark === undefined || !sent.has(mark)) strangers += 1
    else times.set(mark, (times.get(mark) ?? 0) + 1)
  }
  const acknowledged = [...sent].filter(([, isAcknowledged]) => isAcknowledged)
  return {
    sent: sent.size,
    acknowledged: acknowledged.length,
    stored,
    lost: acknowledged.filter(([mark]) => !times.has(mark)).length,
    doubled: [...times.values()].filter((count) => count > 1).length,
    strangers,
  }
}

/** The least of the values that a share of them does not exceed (nearest rank); 0 of none. */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
