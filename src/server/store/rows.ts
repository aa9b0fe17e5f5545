import { columns, fields } from "./contact-request-table.ts"
import type { StoredContactRequest } from "./contact-requests.ts"
import type { Row } from "./database.ts"

/** Columns that statements write and read, in the order of the fields. */
export const columnNames = fields.map((field) => columns[field].column).join(", ")

export const requestOf = (row: Row): StoredContactRequest =>
  Object.fromEntries(
    fields.map((field) => {
      const { column, type } = columns[field]
      return [field, type === "flag" ? row[column] === 1 : row[column]]
    }),
  ) as unknown as StoredContactRequest
