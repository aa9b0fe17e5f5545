export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/**
 * Runs a statement, which refers to its values as `$1`, `$2`, …
 * @returns the rows that the statement reads or, with `returning`, changes
 */
export type Query = (statement: string, values?: readonly Value[]) => Promise<readonly Row[]>

export type Statement = { readonly statement: string; readonly values: readonly Value[] }

/** Common interface of SQLite and PostgreSQL. */
export type Database = {
  readonly query: Query
  /**
   * Runs statements in one transaction: all of them take effect, or none.
   * @returns the rows of each
   */
  readonly transaction: (statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>
  /** Records, before rows are deleted, that they must leave the disk too: another process can then finish the purge. */
  readonly markPurgeDue: () => Promise<void>
  /**
   * Removes deleted rows from the disk if the database does not do so itself; costs nothing if none were deleted.
   * @returns what traces are left and until when, if it cannot finish now
   */
  readonly purge: () => Promise<string | undefined>
  readonly close: () => Promise<void>
}
