import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** What the mail server and the CRM of the scenarios record, one JSON file each, in a folder that RECEIVED_FOLDER names. */
export type MailRecord = {
  readonly to: string
  /** `held` is followed by a record of the same message once it is released. */
  readonly state: "taken" | "refused" | "held"
  /** The message with its headers; a refused recipient gets none. */
  readonly raw?: string
}

export type CallRecord = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Status of the CRM's answer. */
  readonly status: number
}

export type Records = { readonly mail: MailRecord; readonly crm: CallRecord }

/** Secret that the agency and its CRM share in the scenarios. */
export const crmSecret = Buffer.from("the secret of the scenarios' CRM").toString("base64")

/** Returns the folder of the sites under test. */
export const receivedFolder = (): string => {
  const folder = process.env.RECEIVED_FOLDER
  if (!folder) throw new Error("RECEIVED_FOLDER is not set: run the features with npm run acceptance")
  return folder
}

let count = 0

/** Writes a record whole, so that no reader sees a part of it. */
export const record = <Kind extends keyof Records>(folder: string, kind: Kind, value: Records[Kind]): void => {
  count += 1
  const file = join(folder, kind, `${String(count).padStart(6, "0")}.json`)
  mkdirSync(join(folder, kind), { recursive: true })
  writeFileSync(`${file}.part`, JSON.stringify(value))
  renameSync(`${file}.part`, file)
}

/** Returns the records in the order of their arrival. */
export const recordsIn = <Kind extends keyof Records>(folder: string, kind: Kind): Records[Kind][] => {
  mkdirSync(join(folder, kind), { recursive: true })
  const files = readdirSync(join(folder, kind)).filter((file) => file.endsWith(".json"))
  return files.sort().map((file) => JSON.parse(readFileSync(join(folder, kind, file), "utf8")))
}

/** Lets the mail server take messages to a recipient that it holds. */
export const release = (folder: string, recipient: string): void => {
  mkdirSync(join(folder, "released"), { recursive: true })
  writeFileSync(join(folder, "released", recipient), "")
}

export const isReleased = (folder: string, recipient: string): boolean => {
  mkdirSync(join(folder, "released"), { recursive: true })
  return readdirSync(join(folder, "released")).includes(recipient)
}

export const forgetReceived = (folder = receivedFolder()): void => {
  for (const part of ["mail", "crm", "released"]) rmSync(join(folder, part), { recursive: true, force: true })
}
