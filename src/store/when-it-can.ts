import type { LeadStore } from "./leads.ts"

/** Opens a store at its first use, and again where that failed: what is mended while the sites run needs no new start. */
export const openedWhenItCan = (open: () => LeadStore): LeadStore => {
  let opened: LeadStore | undefined
  const store = (): LeadStore => {
    opened ??= open()
    return opened
  }
  return {
    add: async (lead, otherKey) => store().add(lead, otherKey),
    all: async function* () {
      yield* store().all()
    },
    of: async (person) => store().of(person),
    deleteOf: async (person) => store().deleteOf(person),
    deleteBefore: async (moment) => store().deleteBefore(moment),
    close: async () => opened?.close(),
  }
}
