/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type { StoredContactRequest } from "../server/store/contact-requests.ts"
import { openContactRequests, openStores } from "../server/store/open.ts"
import { runCommand } from "../testing/commands.ts"
import { contactRequestWith } from "../testing/contact-requests.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { startMailServer } from "../testing/mail-server.ts"

let folder: string
let environment: NodeJS.ProcessEnv
beforeEach(() => {
  folder = temporaryFolder()
  environment = { LEADS_FILE: join(folder, "leads.sqlite") }
})

const storeRequests = async (...requests: Partial<StoredContactRequest>[]) => {
  const store = openContactRequests(environment)
  for (const one of requests) await store.add(contactRequestWith(one))
  await store.close()
}

const contactRequests = (...args: string[]) =>
  runCommand("contact-requests", args, { cwd: folder, env: { DATABASE_URL: "", ...environment } })

/** Records of a CSV file by their headings; cells keep their quotes. */
const recordsOf = (csv: string): Record<string, string>[] => {
  const [headings = [], ...rows] = csv
    .replace("\ufeff", "")
    .split("\r\n")
    .slice(0, -1)
    .map((record) => record.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
  return rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [headings[index], cell])))
}

const exampleId = "0b9f3f6e-7a55-4a0e-9d43-3b1f6d2f8a10"

const backups =
  "Backups and replicas from before have them until those are deleted, and so have the mailboxes and the CRM that were told of them.\n"

test("without requests, list reports it and csv has only its head", async () => {
  await storeRequests({})
  await contactRequests("delete", "asa@example.com")
  expect(await contactRequests("list")).toEqual({ code: 0, out: "No contact requests are kept.\n", error: "" })
  expect((await contactRequests("csv")).out).toMatch(
    /^\ufeffreceived,site,language,topic,viewing,name,email,.*,id,state\r\n$/,
  )
})

test("list shows the requests in columns, the newest last, with their number", async () => {
  await storeRequests(
    {
      received: "2026-11-21T10:00:00.000Z",
      market: "fi",
      language: "fi",
      marketing: true,
      name: "李",
      message: "one\ntwo",
    },
    { received: "2026-11-20T09:30:00.000Z", topic: "viewing", home: "oksakatu-3-a-5", email: null },
  )
  const { code, out } = await contactRequests("list")
  const lines = out.split("\n")
  expect(lines[0]).toMatch(
    /^state {2}received \(UTC\) {4}site {2}language {2}topic .* {2}message {2,}home .* {2}marketing {2}id/,
  )
  expect(lines[1]).toMatch(
    /^new {4}2026-11-20 09:30 {2}se {4}sv {8}viewing {11}Åsa Öberg {19}\+46701234567 {2}any .* oksakatu-3-a-5 .* no {9}[\da-f-]{36}$/,
  )
  expect(lines[2]).toMatch(
    /^new {4}2026-11-21 10:00 {2}fi {4}fi {8}contact {11}李 {9}asa@example\.com {2}\+46701234567 {2}any .* one two .* yes {8}[\da-f-]{36}$/,
  )
  expect(lines.slice(3)).toEqual(["", "2 contact requests", ""])
  expect(code).toBe(0)
})

test("viewings shows who will come, in order of time, with how to reach them", async () => {
  const [first, second] = ["2026-11-24T18:15:00+01:00", "2026-12-02T17:30:00+01:00"]
  const signUp = { topic: "sign-up", home: "kvistgatan-12" } as const
  await storeRequests(
    { ...signUp, viewing: second, name: "Later", received: "2026-11-20T08:00:00.000Z" },
    { ...signUp, viewing: first, name: "Sooner", received: "2026-11-20T09:00:00.000Z" },
    { ...signUp, viewing: first, name: "Not coming", received: "2026-11-20T10:00:00.000Z", withdrawn: "2026-11-21" },
    { ...signUp, viewing: first, name: "Elsewhere", home: "kvistgatan-4" },
    { topic: "viewing", home: "kvistgatan-12", name: "Private" },
  )
  const { code, out } = await contactRequests("viewings", "kvistgatan-12")
  expect(out.split("\n").map((line) => line.replace(/ {2,}[\da-f-]{36}$/, ""))).toEqual([
    expect.stringMatching(/^viewing {29}name {4}phone {9}email {12}language {2}message {2}received \(UTC\) {4}id$/),
    expect.stringMatching(/^Tuesday 24 November 2026 at 18:15 {3}Sooner {2}\+46701234567 {2}asa@example\.com {2}sv /),
    expect.stringMatching(/^Wednesday 2 December 2026 at 17:30 {2}Later /),
    "",
    "2 signed up",
    "",
  ])
  expect(code).toBe(0)
  expect((await contactRequests("viewings", "kvistgatan-13")).out).toBe(
    "Nobody has signed up for a viewing of kvistgatan-13.\n",
  )
  expect(await contactRequests("viewings")).toMatchObject({
    code: 2,
    error: expect.stringContaining("Say of which home: viewings <home>."),
  })
})

test("csv writes cells that a spreadsheet reads and does not compute", async () => {
  await storeRequests({ id: "id-1", name: "Conan O'Brien", message: '=1+1, "x"\ny', marketing: true })
  const file = join(folder, "requests.csv")
  writeFileSync(file, "the last one")
  expect(await contactRequests("csv", "--out", file)).toEqual({ code: 0, out: "", error: "" })
  expect(recordsOf(readFileSync(file, "utf8"))).toEqual([
    expect.objectContaining({
      received: "2026-11-21T10:00:00.000Z",
      site: "se",
      language: "sv",
      topic: "contact",
      name: "Conan O'Brien",
      email: "asa@example.com",
      phone: "tel:+46701234567",
      "call time": "any",
      message: `"'=1+1, ""x""\ny"`,
      home: "",
      address: "",
      marketing: "yes",
      id: "id-1",
    }),
  ])
  expect(statSync(file).mode & 0o077).toBe(0)
  expect((await contactRequests("csv")).out).toBe(readFileSync(file, "utf8"))
})

test("a file that cannot be written leaves no trace, and the old one stays", async () => {
  await storeRequests({})
  const place = join(folder, "place")
  mkdirSync(join(place, "requests.csv"), { recursive: true })
  const onFolder = await contactRequests("csv", "--out", join(place, "requests.csv"))
  expect([onFolder.code, onFolder.error]).toEqual([
    1,
    expect.stringMatching(/requests\.csv cannot be written \(.+\): name a file in a folder that is there\.\n$/),
  ])
  expect(readdirSync(place)).toEqual(["requests.csv"])
  expect((await contactRequests("csv", "--out", join(folder, "missing", "requests.csv"))).code).toBe(1)
  expect(existsSync(join(folder, "missing"))).toBe(false)
})

test("export contains all data of one person and none of others", async () => {
  await storeRequests({ email: "Asa@Example.com", message: "mine" }, { email: "other@example.com", message: "theirs" })
  const { out } = await contactRequests("export", "asa@example.com")
  const { exported, ...rest } = JSON.parse(out)
  const { key: _, ...expectedRequest } = contactRequestWith({
    id: expect.any(String),
    email: "Asa@Example.com",
    message: "mine",
  })
  const exportedRequest = { ...expectedRequest, answered: null, deliveries: [] }
  expect(rest).toEqual({ person: "asa@example.com", contactRequests: [exportedRequest] })
  expect(Date.parse(exported)).not.toBeNaN()
  const file = join(folder, "export.json")
  await contactRequests("export", "asa@example.com", "--out", file)
  expect(JSON.parse(readFileSync(file, "utf8")).contactRequests).toEqual([exportedRequest])
})

test("export says when a request was answered, and what was delivered of it and of alerts", async () => {
  const { store, alerts, outbox } = openStores(environment, () => ["agent"])
  await store.add(contactRequestWith({ id: exampleId }))
  await store.markAnswered(exampleId, new Date("2026-11-22T10:00:00Z"))
  const alert = { market: "se", language: "sv", email: "asa@example.com", query: "home=a-1", street: "A 1" } as const
  await alerts.add({ ...alert, id: "alert", requested: "2026-11-21T10:00:00.000Z" })
  const now = new Date("2026-11-21T12:00:00.000Z")
  const [delivery] = await outbox.lease(now, 60_000, ["agent"], 1)
  if (delivery) await outbox.markFailed(delivery, now, "the mail server: it answered 550")
  await store.close()
  const { contactRequests: requests, searchAlerts } = JSON.parse(
    (await contactRequests("export", "asa@example.com")).out,
  )
  expect(requests).toEqual([
    expect.objectContaining({
      answered: "2026-11-22T10:00:00.000Z",
      deliveries: [
        expect.objectContaining({ kind: "agent", state: "failed", reason: "the mail server: it answered 550" }),
      ],
    }),
  ])
  expect(searchAlerts).toEqual([
    expect.objectContaining({
      query: "home=a-1",
      street: "A 1",
      deliveries: [expect.objectContaining({ kind: "alert-confirmation", state: "waiting" })],
    }),
  ])
})

test("without data of the person, export reports it and writes nothing", async () => {
  await storeRequests({})
  const file = join(folder, "export.json")
  expect(await contactRequests("export", "other@example.com", "--out", file)).toEqual({
    code: 1,
    out: "",
    error: "No contact request of other@example.com is kept.\n",
  })
  expect(existsSync(file)).toBe(false)
})

test("delete removes all requests of a person, and prints their number", async () => {
  await storeRequests({ email: "Asa@Example.com" }, {}, { email: "other@example.com" })
  expect((await contactRequests("delete", "ASA@example.com")).out).toBe(
    `2 contact requests of ASA@example.com deleted.\n${backups}`,
  )
  expect(await contactRequests("delete", "asa@example.com")).toEqual({
    code: 0,
    out: "0 contact requests of asa@example.com deleted.\n",
    error: "",
  })
  expect((await contactRequests("list")).out).toContain("1 contact request\n")
})

test("a person who gave only a telephone number is found by it", async () => {
  await storeRequests({ email: null, phone: "+358401234567", message: "mine" }, { message: "theirs" })
  expect(JSON.parse((await contactRequests("export", "+358401234567")).out).contactRequests).toEqual([
    expect.objectContaining({ message: "mine" }),
  ])
  expect((await contactRequests("delete", "+358401234567")).out).toBe(
    `1 contact request of +358401234567 deleted.\n${backups}`,
  )
  expect((await contactRequests("list")).out).toContain("1 contact request\n")
})

test("expire deletes requests older than twelve months, and prints their number", async () => {
  const day = 86_400_000
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  await storeRequests({ received: ago(367) }, { received: ago(364) }, { received: ago(0) })
  expect((await contactRequests("expire")).out).toMatch(
    /^1 contact request from before \d{4}-\d\d-\d\dT[\d:.]+Z deleted\.\nBackups and replicas from before/,
  )
  expect((await contactRequests("expire")).out).toMatch(/^0 contact requests from before/)
})

test("expire refuses to delete nearly everything by the clock, which --force does", async () => {
  await storeRequests(...Array.from({ length: 12 }, () => ({ received: "2020-01-01T10:00:00.000Z" })))
  const refused = await contactRequests("expire")
  expect([refused.code, refused.out]).toEqual([1, expect.stringMatching(/^0 contact requests from before /)])
  expect(refused.error).toMatch(
    /^12 of 12 contact requests are older than 12 months by this machine's clock \(\d{4}-\d\d-\d\d\), and the newest is of 2020-01-01, so none was deleted for its age: check the clock; if it is right, run npm run contact-requests -- expire --force\.\n$/,
  )
  expect(await contactRequests("expire", "--force")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^12 contact requests from before /),
  })
})

test.each([
  [[], "Say what to do with the contact requests."],
  [["sell"], '"sell" is nothing that can be done with contact requests.'],
  [["constructor"], '"constructor" is nothing that can be done with contact requests.'],
  [["delete"], "Say whose: delete <person>."],
  [["export", "asa"], "Say whose: export <person>."],
  [["delete", "070-123 45 67"], "Say whose: delete <person>."],
  [["expire", "now"], '"now" is too much for expire.'],
  [["delete", "a@example.com", "b@example.com"], '"b@example.com" is too much for delete.'],
  [["delete", "a@example.com", "--force"], "delete takes no --force."],
  [["list", "--out", "x"], "list writes no file."],
  [["csv", "--out"], /--out/],
  [["csv", "--all"], /--all/],
])("%j is answered with a sentence and the usage", async (args, sentence) => {
  const { code, out, error } = await contactRequests(...args)
  expect([code, out]).toEqual([2, ""])
  expect(error.split("\n")[0]).toEqual(expect.stringMatching(sentence))
  expect(error).toContain("npm run contact-requests -- export <person>")
  expect(existsSync(join(folder, "leads.sqlite"))).toBe(false)
})

describe("a missing store", () => {
  const work = [
    ["list"],
    ["failed"],
    ["deliver"],
    ["show", exampleId],
    ["csv"],
    ["export", "asa@example.com"],
    ["delete", "asa@example.com"],
    ["expire"],
  ]

  test.each(work)("is not created by %s, and the error names it", async (...args) => {
    const file = join(folder, "data", "leeds.sqlite")
    environment = { LEADS_FILE: file }
    expect(await contactRequests(...args)).toEqual({
      code: 1,
      out: "",
      error: `LEADS_FILE is "${file}", and there is no file ${file}: name the one that the server keeps contact requests in.\n`,
    })
    expect(readdirSync(folder)).toEqual([])
  })

  test("appears with its whole path, even if no variable names it", async () => {
    environment = { LEADS_FILE: "" }
    expect((await contactRequests("list")).error).toMatch(
      /^LEADS_FILE is not set, and there is no file \/.+\/data\/leads\.sqlite: name/,
    )
    environment = { LEADS_FILE: "leeds.sqlite" }
    expect((await contactRequests("list")).error).toMatch(
      /^LEADS_FILE is "leeds\.sqlite", and there is no file \/.+\/leeds\.sqlite: name/,
    )
  })

  test.each(work)("is not created by %s in a database of something else", async (...args) => {
    const file = join(folder, "others.sqlite")
    const others = new DatabaseSync(file)
    others.exec("create table other (id text)")
    others.close()
    environment = { LEADS_FILE: file }
    expect(await contactRequests(...args)).toEqual({
      code: 1,
      out: "",
      error: `LEADS_FILE is "${file}", where no contact requests have ever been kept: name the one that the server keeps them in.\n`,
    })
    const reopened = new DatabaseSync(file)
    expect(reopened.prepare("select name from sqlite_schema").all()).toEqual([
      expect.objectContaining({ name: "other" }),
    ])
    reopened.close()
  })
})

test("a database that is down is an error in one sentence, without the password", async () => {
  environment = { DATABASE_URL: "postgresql://site:geheim@127.0.0.1:1/leads" }
  expect(await contactRequests("list")).toEqual({
    code: 1,
    out: "",
    error: "The database of DATABASE_URL cannot be used: no server listens there.\n",
  })
})

test("rows are deleted while another program reads the file, and an exit code reports the remaining traces", async () => {
  await storeRequests({}, { email: "other@example.com" })
  const file = environment.LEADS_FILE ?? ""
  const reader = new DatabaseSync(file)
  reader.exec("begin; select * from contact_request")
  const { code, out, error } = await contactRequests("delete", "asa@example.com")
  expect([code, out]).toEqual([3, `1 contact request of asa@example.com deleted.\n${backups}`])
  expect(error).toBe(
    `Traces of what was deleted are still in ${file} or the log beside it (database is locked): end what else has the file open, and run the same once more; a running server tries again every hour.\n`,
  )
  reader.close()
  expect(await contactRequests("expire")).toMatchObject({ code: 0, error: "" })
  expect((await contactRequests("list")).out).toContain("1 contact request\n")
})

test("a file that is locked for writing is an error in one sentence, and nothing is deleted", async () => {
  await storeRequests({})
  const holder = new DatabaseSync(environment.LEADS_FILE ?? "")
  holder.exec("begin immediate")
  expect(await contactRequests("delete", "asa@example.com")).toEqual({
    code: 1,
    out: "",
    error: `LEADS_FILE is "${environment.LEADS_FILE}", where contact requests cannot be kept (database is locked): end what else has the file open.\n`,
  })
  holder.close()
})

describe("messages about contact requests", () => {
  const storeWithDeliveries = async () => {
    const { store } = openStores(environment, () => ["agent", "receipt"])
    await store.add(contactRequestWith({ id: exampleId, message: "one\ntwo", home: "kvistgatan-12" }))
    await store.close()
  }
  const mailEnvironment = (port: number) => ({
    SMTP_URL: `smtp://localhost:${port}`,
    MAIL_FROM: "Kvistbo <no-reply@kvistbo.example>",
  })

  test("deliver sends what is due, and the list shows it", async () => {
    await storeWithDeliveries()
    const server = await startMailServer()
    environment = { ...environment, ...mailEnvironment(server.port) }
    expect((await contactRequests("list")).out).toMatch(/^new {2}/m)
    expect(await contactRequests("deliver")).toEqual({
      code: 0,
      out: "2 deliveries made, 0 postponed, 0 given up.\n",
      error: "",
    })
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(["asa@example.com", "hej@kvistbo.example"])
    expect((await contactRequests("list")).out).toMatch(/^delivered {2}/m)
    expect((await contactRequests("deliver")).out).toBe("0 deliveries made, 0 postponed, 0 given up.\n")
    await server.stop()
  })

  test("what was given up is listed without its texts, shown with its reason, and tried again", async () => {
    await storeWithDeliveries()
    let isRefusing = true
    const server = await startMailServer({ misbehave: () => (isRefusing ? "550 no such user" : undefined) })
    environment = { ...environment, ...mailEnvironment(server.port) }
    expect((await contactRequests("deliver")).out).toBe("0 deliveries made, 0 postponed, 2 given up.\n")
    expect((await contactRequests("list")).out).toMatch(/^failed {2}/m)
    const { out: failures } = await contactRequests("failed")
    expect(failures).toMatch(/^given up \(UTC\) {4}to {16}attempts {2}why +contact request$/m)
    expect(failures).toMatch(
      new RegExp(
        ` agent .*the mail server: it does not take this address \\(550\\): look for a mistake in the address {2}${exampleId}$`,
        "m",
      ),
    )
    expect(failures).not.toContain("two")
    const { out: shown } = await contactRequests("show", exampleId)
    expect(shown).toMatch(/^message {4}one\n {11}two$/m)
    expect(shown).toMatch(
      /^agent: given up \S+ \S+, after 1 attempt: the mail server: it does not take this address \(550\): look for a mistake in the address$/m,
    )
    isRefusing = false
    expect((await contactRequests("retry", exampleId)).out).toBe(
      "2 deliveries will be tried again, by the server or by deliver.\n",
    )
    expect((await contactRequests("deliver")).out).toBe("2 deliveries made, 0 postponed, 0 given up.\n")
    expect((await contactRequests("failed")).out).toBe("Nothing has failed.\n")
    await server.stop()
  })

  test("what was not sent on purpose is counted", async () => {
    const { store, mailboxes } = openStores(environment, () => ["agent", "receipt"])
    for (const email of ["asa+1@example.com", "asa+2@example.com", "asa+3@example.com", "asa+4@example.com"])
      await store.add(contactRequestWith({ email }))
    await mailboxes.block("bo@example.com", new Date())
    await store.add(contactRequestWith({ email: "bo@example.com" }))
    await store.close()
    expect((await contactRequests("failed")).out).toBe(
      "Nothing has failed.\nReceipts and requests to confirm an alert left out, because a mailbox gets 3 a day: 1.\nMessages left out, because the owner of the mailbox wants none: 1.\n",
    )
  })

  test("a person who has stopped messages reads so in their data, and keeps that wish until the agency lifts it", async () => {
    const { store, mailboxes } = openStores(environment)
    await store.add(contactRequestWith({ id: exampleId }))
    await mailboxes.block("asa+x@example.com", new Date("2026-11-21T10:00:00.000Z"))
    await store.close()
    const stopped = { messagesStopped: "2026-11-21T10:00:00.000Z" }
    expect(JSON.parse((await contactRequests("export", "Asa@example.com")).out)).toMatchObject(stopped)
    expect((await contactRequests("delete", "asa@example.com")).out).toMatch(
      /\nasa@example\.com still gets no receipts and alerts, as its owner wishes: write-again ends that\.\n$/,
    )
    expect(JSON.parse((await contactRequests("export", "asa@example.com")).out)).toMatchObject(stopped)
    for (const sentence of [
      "asa@example.com gets receipts and alerts again.",
      "The owner of asa@example.com has not stopped any messages.",
    ])
      expect(await contactRequests("write-again", "asa@example.com")).toEqual({
        code: 0,
        out: `${sentence}\n`,
        error: "",
      })
    expect((await contactRequests("export", "asa@example.com")).code).toBe(1)
  })

  test("somebody who has answered a request says so", async () => {
    await storeWithDeliveries()
    expect((await contactRequests("answered", exampleId)).out).toBe(`Contact request ${exampleId} is answered.\n`)
    expect((await contactRequests("list")).out).toMatch(/^answered {2}/m)
  })

  test("deliver without a receiver says what to set", async () => {
    await storeWithDeliveries()
    expect(await contactRequests("deliver")).toEqual({
      code: 1,
      out: "",
      error: expect.stringMatching(/^Neither SMTP_URL nor CRM_WEBHOOK_URL is set, .*set SMTP_URL and MAIL_FROM/),
    })
  })

  test.each([
    [["show"], "Say which: show <id>, as list shows it."],
    [["answered", "7"], "Say which: answered <id>, as list shows it."],
    [["retry", "7"], `"7" is no id of a contact request: retry takes one, as list shows it, or nothing.`],
    [["failed", "7"], `"7" is too much for failed.`],
    [["write-again", "+46701234567"], "Say which e-mail address: write-again <address>."],
    [["deliver", "--out", "x"], "deliver writes no file."],
  ])("%j is explained", async (args, sentence) => {
    const { code, error } = await contactRequests(...args)
    expect([code, error.split("\n")[0]]).toEqual([2, sentence])
  })

  test("an id that is not stored is an error", async () => {
    await storeWithDeliveries()
    const id = exampleId.replace("0", "1")
    expect((await contactRequests("show", id)).error).toBe(
      `No contact request has the id ${id}: list shows those that are kept.\n`,
    )
  })
})
