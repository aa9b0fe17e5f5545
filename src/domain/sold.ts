/** Which sold homes a visitor looks at; null leaves a choice open. */
export type SoldChoice = { readonly area: string | null; readonly rooms: string | null; readonly year: string | null }

export type SoldFilter = keyof SoldChoice

export const soldFilters: readonly SoldFilter[] = ["area", "rooms", "year"]

/** Choices of rooms; the last one has all larger homes too. */
export const roomChoices = ["1", "2", "3", "4"] as const

export const roomChoiceOf = (rooms: number): string => String(Math.min(Math.floor(rooms), roomChoices.length))

/** Reads a query such as `area=sodermalm&year=2026`, and drops unknown values because anybody can edit an address. */
export const soldChoiceFrom = (query: string, known: Readonly<Record<SoldFilter, readonly string[]>>): SoldChoice => {
  const values = new URLSearchParams(query)
  const knownValue = (filter: SoldFilter) => known[filter].find((value) => value === values.get(filter)) ?? null
  return { area: knownValue("area"), rooms: knownValue("rooms"), year: knownValue("year") }
}

/** Query of an address with a choice; empty if every home is chosen. */
export const soldQuery = (choice: Partial<SoldChoice>): string =>
  String(
    new URLSearchParams(
      soldFilters.flatMap((filter) => {
        const value = choice[filter]
        return value ? [[filter, value]] : []
      }),
    ),
  )
