import { type Criteria, criteriaFrom, queryOf } from "../../domain/search/criteria.ts"
import type { HomesData } from "../../domain/search/homes.ts"
import { indexOf, type Results, search } from "../../domain/search/search.ts"

/** What a query asks for, and what it finds. */
export type Outcome = { readonly query: string; readonly criteria: Criteria; readonly results: Results }

/** What a query asks for; what it says wrongly is left out. */
export const criteriaIn = (query: string): Criteria => criteriaFrom(new URLSearchParams(query))

/** Searches one market's homes by the queries of addresses. */
export const searchIn = (data: HomesData) => {
  const index = indexOf(data)
  return {
    index,
    outcomeOf: (said: string): Outcome => {
      const criteria = criteriaIn(said)
      return { query: queryOf(criteria), criteria, results: search(index, criteria, Date.now()) }
    },
  }
}

export { anyHome, queryOf } from "../../domain/search/criteria.ts"
export { FilterChips } from "./FilterChips.tsx"
export { activeFilters } from "./filters.ts"
export { readForm, withPlaceToggled, writeForm } from "./form.ts"
export { NoHomes } from "./NoHomes.tsx"
export { SaveSearch } from "./SaveSearch.tsx"
export { counted } from "./words.ts"
