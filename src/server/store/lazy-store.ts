import type { LeadStore } from "./leads.ts"

/** Opens the store on first use and retries after a failure, so that a repaired database needs no restart. */
export const lazyStore = (open: () => LeadStore): LeadStore => {
  let inner: LeadStore | undefined
  const store = (): LeadStore => {
    inner ??= open()
    return inner
  }
  return {
    add: async (lead, otherKey) => store().add(lead, otherKey),
    all: async function* () {
      yield* store().all()
    },
    findByPerson: async (person) => store().findByPerson(person),
    deleteByPerson: async (person) => store().deleteByPerson(person),
    deleteBefore: async (moment) => store().deleteBefore(moment),
    close: async () => inner?.close(),
  }
}
