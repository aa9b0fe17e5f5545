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

const sites: Readonly<Record<string, string>> = { se: "Sweden", fi: "Finland" }
const languages: Readonly<Record<string, string>> = { sv: "Swedish", fi: "Finnish", en: "English" }

/** Returns a stored request by the words of the features, such as "e-mail", with "none" for what is missing. */
export const inWords = (request: StoredRequest): Readonly<Record<string, string>> => {
  const { market, language, email, address, marketing, ...others } = request
  const texts = { ...others, "e-mail": email, "address of the home": address }
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value ?? "none")])),
    site: sites[String(market)] ?? "none",
    language: languages[String(language)] ?? "none",
    "news of homes": { 0: "no", 1: "yes" }[Number(marketing)] ?? "none",
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
