import { useEffect, useRef, useState } from "react"
import { RetryNotice } from "../../../base/RetryNotice/RetryNotice.tsx"
import { createLoader, useLoaded } from "../../../browser/create-loader.ts"
import { useSavedSearches } from "../../../browser/storage/saved-searches.ts"
import { savedSearchesId } from "../../../domain/search/saved-searches.ts"
import type { SavedSearchListProps } from "./SavedSearchList.island.tsx"

const code = createLoader(
  async () => (await import(/* webpackChunkName: "saved-searches" */ "./SavedSearchList.island.tsx")).SavedSearchList,
)

const LoadedList = (props: SavedSearchListProps) => {
  const { words } = props
  const SavedSearchList = useLoaded(code, "")
  if (SavedSearchList === null) return <RetryNotice text={words.failed} retry={words.retry} onRetry={code.retry} />
  return SavedSearchList && <SavedSearchList {...props} />
}

export type SavedSearchesProps = Omit<SavedSearchListProps, "searches">

/** The visitor's saved searches, if there are any; without them, no further code loads. */
export const SavedSearches = ({ words, language }: SavedSearchesProps) => {
  const searches = useSavedSearches()
  const section = useRef<HTMLElement>(null)
  // The list stays after its last search is removed, because it can bring that back.
  const [hasList, setHasList] = useState(false)
  if (searches.length > 0 && !hasList) setHasList(true)
  useEffect(() => {
    // The section was missing when the browser looked for it.
    if (window.location.hash === `#${savedSearchesId}`) section.current?.scrollIntoView()
  }, [])
  return (
    <section ref={section} id={savedSearchesId} aria-label={words.heading}>
      <h2>{words.heading}</h2>
      {hasList ? <LoadedList words={words} language={language} searches={searches} /> : <p>{words.empty}</p>}
    </section>
  )
}
