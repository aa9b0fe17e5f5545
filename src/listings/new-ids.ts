import { allIdsOf } from "../domain/search/homes.ts"
import type { Content } from "../site/records/content.ts"

/**
 * Says which homes are probably homes of the published site under another id: links, favourites and alerts would lose them.
 * @param streetOf street and number of a home of the published site
 */
export const newIdNotes = (
  homes: readonly Pick<Content["listings"][number], "id" | "formerIds" | "address">[],
  publishedIds: readonly string[],
  streetOf: (id: string) => string | undefined,
): string[] => {
  const known = new Set(homes.flatMap(allIdsOf))
  const gone = publishedIds.filter((id) => !known.has(id)).map((id) => ({ id, street: streetOf(id) }))
  const published = new Set(publishedIds)
  return homes
    .filter((home) => !allIdsOf(home).some((id) => published.has(id)))
    .flatMap(({ id, address }) =>
      gone
        .filter(({ street }) => street === address.street)
        .map(
          (former) =>
            `The home ${id} is new, and has the address of ${former.id}, which is gone. If it is the same home, name "${former.id}" in its formerIds, so that links, favourites and alerts find it.`,
        ),
    )
}
