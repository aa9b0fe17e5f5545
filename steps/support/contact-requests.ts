import { existsSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"

export type StoredRequest = Readonly<Record<string, string | number | null>>

const leadsFile = (): string => {
  const file = process.env.LEADS_FILE
  if (!file) throw new Error("LEADS_FILE is not set: run the features with npm run acceptance")
  return file
}

/** Reads stored requests directly from the database of the sites under test, without the service. */
export const storedFrom = (name: string): StoredRequest[] => {
  const file = leadsFile()
  // The store creates its file at the first request.
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare("select * from contact_request where name = ?").all(name) as StoredRequest[]
  } finally {
    database.close()
  }
}

/** Deletes all stored requests. */
export const forgetStored = (): void => {
  const file = leadsFile()
  if (!existsSync(file)) return
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    database.exec("delete from contact_request")
  } finally {
    database.close()
  }
}
