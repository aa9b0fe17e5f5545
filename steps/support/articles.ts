import assert from "node:assert/strict"
import type { Entry } from "./feed.ts"

/** Requires of each entry what a reader of the blog's feed needs. */
export const assertComplete = (entries: readonly Entry[]): void => {
  for (const { id, link, title, author, published, updated, summary, hrefs } of entries) {
    assert.equal(id, link)
    assert.ok(title && author && summary, `${id} says its title, author and summary`)
    assert.ok(published && updated >= published, `${id} was changed before it was published`)
    const partial = hrefs.filter((href) => !/^(https?|mailto|tel):/.test(href))
    assert.deepEqual(partial, [], id)
  }
  assert.ok(
    entries.some(({ hrefs }) => hrefs.length > 0),
    "no text has a link",
  )
}
