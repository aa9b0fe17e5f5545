/** A search on the visitor's device. */
export type SavedSearch = {
  /** Query of its address, in its normal form. */
  readonly query: string
  /** Ids of the homes that it found when the visitor last looked, unless the device has damaged them. */
  readonly seen?: unknown
}

/** Id of the section with saved searches. */
export const savedSearchesId = "searches"

export const isSavedSearch = (value: unknown): value is SavedSearch => typeof Object(value).query === "string"
