/** @jest-environment node */
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { temporaryFolder } from "../../src/testing/folders.ts"
import { forgetStored } from "../support/contact-requests.ts"
import { inStore } from "../support/store-file.ts"

const storeWith = (statements: string): string => {
  const file = join(temporaryFolder(), "leads.sqlite")
  const database = new DatabaseSync(file)
  database.exec(`create table contact_request (id text); insert into contact_request values ('a'); ${statements}`)
  database.close()
  return file
}

const rows = (file: string) =>
  inStore((database) => database.prepare("select count(*) as count from contact_request").get()?.count, file)

test("requests of an earlier scenario are forgotten", () => {
  const file = storeWith(
    "create table delivery (id text); create table search_alert (id text); create table total (id text)",
  )
  expect(rows(file)).toBe(1)
  forgetStored(file)
  expect(rows(file)).toBe(0)
})

test("a store that has not made all of its tables has nothing to forget or to read", () => {
  const file = storeWith("")
  expect(() => forgetStored(file)).not.toThrow()
  expect(rows(file)).toBeUndefined()
})
