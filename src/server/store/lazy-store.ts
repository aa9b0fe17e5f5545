import type { ContactRequestStore } from "./contact-requests.ts"

/** Opens the store on first use and retries after a failure, so that a repaired database needs no restart. */
export const lazyStore = (open: () => ContactRequestStore): ContactRequestStore => {
  let inner: ContactRequestStore | undefined
  const store = (): ContactRequestStore => {
    inner ??= open()
    return inner
  }
  return {
    add: async (request, otherKey) => store().add(request, otherKey),
    all: async function* () {
      yield* store().all()
    },
    findByPerson: async (person) => store().findByPerson(person),
    deleteByPerson: async (person) => store().deleteByPerson(person),
    deleteBefore: async (moment) => store().deleteBefore(moment),
    close: async () => inner?.close(),
  }
}
