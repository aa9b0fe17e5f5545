/** @jest-environment node */
import { once } from "node:events"
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { hangingServer } from "../../testing/hanging-server.ts"
import { type MailServer, type MailServerOptions, startMailServer } from "../../testing/mail-server.ts"
import fc from "../../testing/properties.ts"
import { feedWords, homeFileWith } from "../../testing/published.ts"
import { searchAlertWith } from "../../testing/search-alerts.ts"
import type { StoredContactRequest } from "../store/contact-requests.ts"
import { type MailSender, mailSender } from "./mail.ts"
import { mailSettingsOf } from "./mail-settings.ts"
import type { PublishedSites } from "./published-sites.ts"

const id = "0b9f3f6e-7a55-4a0e-9d43-3b1f6d2f8a10"
const agent = { name: "Tuva Rimstedt", address: "tuva.rimstedt@kvistbo.example" }

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const serverWith = async (options: MailServerOptions = {}): Promise<MailServer> => {
  const server = await startMailServer(options)
  closing.push(server.stop)
  return server
}

const senderAt = (url: string, ca?: string, timeoutMs?: number, sites?: PublishedSites): MailSender => {
  const settings = mailSettingsOf({ SMTP_URL: url, MAIL_FROM: "Kvistbo <no-reply@kvistbo.example>" })
  if (!settings) throw new Error("no settings")
  const sender = mailSender(settings, async () => agent, {
    ...(ca !== undefined && { tls: { ca } }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(sites && { sites }),
  })
  closing.push(sender.close)
  return sender
}

test("the agent of the home gets a message that answers go from to the sender", async () => {
  const server = await serverWith()
  const request = contactRequestWith({ name: "Åsa Öberg", email: "asa@example.com", message: "Hej!\nRing mig." })
  expect(await senderAt(`smtp://localhost:${server.port}`).send(request, "agent", id)).toEqual({ kind: "delivered" })
  const [{ from, to, mail } = { from: "", to: [], mail: undefined }] = server.received
  expect([from, to]).toEqual(["no-reply@kvistbo.example", [agent.address]])
  expect(mail?.from).toMatchObject({ name: "Kvistbo", address: "no-reply@kvistbo.example" })
  expect(mail?.to).toEqual([expect.objectContaining(agent)])
  expect(mail?.replyTo).toEqual([expect.objectContaining({ name: "Åsa Öberg", address: "asa@example.com" })])
  expect(mail?.messageId).toBe(`<${id}@kvistbo.example>`)
  const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]))
  expect(headers).toMatchObject({ "content-language": "sv", "auto-submitted": "auto-generated" })
  expect(mail?.text).toContain("Hej!\nRing mig.")
  expect(mail?.html).toContain("Åsa Öberg")
})

test("the sender gets a receipt in their language, and their answer goes to the agent", async () => {
  const server = await serverWith()
  const request = contactRequestWith({ market: "fi", language: "fi", name: "Aino", email: "aino@example.com" })
  await senderAt(`smtp://localhost:${server.port}`).send(request, "receipt", id)
  const [{ to, mail } = { to: [], mail: undefined }] = server.received
  expect(to).toEqual(["aino@example.com"])
  expect(mail?.replyTo).toEqual([expect.objectContaining(agent)])
  const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]))
  expect(headers).toMatchObject({
    "content-language": "fi",
    "list-unsubscribe": `<https://www.kvistbo-fi.example/api/contact-requests?end-messages=${id}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  })
  expect(mail?.text).toContain("viimeistään seuraavana arkipäivänä")
})

test("a sender without an e-mail address cannot be answered by mail", async () => {
  const server = await serverWith()
  await senderAt(`smtp://localhost:${server.port}`).send(contactRequestWith({ email: null }), "agent", id)
  expect(server.received[0]?.mail.replyTo).toBeUndefined()
})

test("a server elsewhere whose certificate nobody has signed is refused, and the sentence names the setting", async () => {
  // 0.0.0.0 is an address of this machine that mail settings take for that of another one, and leads to this one.
  const { port } = await serverWith({ hasTls: true, host: "127.0.0.1" })
  expect(await senderAt(`smtp://0.0.0.0:${port}`).problem()).toBe(
    "The mail server of SMTP_URL, 0.0.0.0, cannot be used: no authority that Node.js knows has signed its certificate: name the file of its authority's certificate, or of its own, in NODE_EXTRA_CA_CERTS. Messages wait until it can.",
  )
})

test("a server with TLS and a login takes messages, and each problem with it is one sentence", async () => {
  const server = await serverWith({ hasTls: true, login: { user: "post", password: "hem:lig@" } })
  const host = `localhost:${server.port}`
  const good = senderAt(`smtp://post:${encodeURIComponent("hem:lig@")}@${host}`, server.certificate)
  expect(await good.problem()).toBeUndefined()
  expect(await good.send(contactRequestWith(), "agent", id)).toEqual({ kind: "delivered" })

  const begin = "The mail server of SMTP_URL, localhost, cannot be used: "
  const end = " Messages wait until it can."
  const login = senderAt(`smtp://post:wrong@${host}`, server.certificate)
  expect(await login.problem()).toBe(`${begin}it refuses the login: check the user and the password in SMTP_URL.${end}`)
  expect(await login.send(contactRequestWith(), "agent", id)).toEqual({
    kind: "retry",
    reason: "the mail server: it refuses the login: check the user and the password in SMTP_URL",
  })
})

test("a server on this machine needs no certificate that anybody has signed", async () => {
  const { port } = await serverWith({ hasTls: true })
  expect(await senderAt(`smtp://localhost:${port}`).problem()).toBeUndefined()
  expect(await senderAt(`smtp://localhost:${port}`).send(contactRequestWith(), "agent", id)).toEqual({
    kind: "delivered",
  })
})

test("a message to a server that hangs can be aborted, and its connection ends", async () => {
  const server = await hangingServer()
  closing.push(server.stop)
  const sender = senderAt(`smtp://localhost:${server.port}`)
  const aborting = new AbortController()
  const sending = sender.send(contactRequestWith(), "agent", id, aborting.signal)
  const socket = await server.connected
  const ended = once(socket, "end")
  aborting.abort()
  expect(await sending).toEqual({ kind: "retry", reason: "the mail server: the connection failed" })
  await ended
})

test("a server that is down, or whose name is not found, is one sentence", async () => {
  const server = await serverWith()
  await server.stop()
  expect(await senderAt(`smtp://localhost:${server.port}`).problem()).toMatch(
    /: no server listens there: check the port in SMTP_URL\. Messages wait/,
  )
  expect(await senderAt("smtp://mail.invalid:25").problem()).toMatch(
    /: its name is not found: check the host in SMTP_URL/,
  )
})

test.each([
  ["451 4.7.1 Greylisted, try again", { kind: "retry", reason: "the mail server: it answered 451" }],
  [
    "550 5.1.1 asa@example.com unknown",
    {
      kind: "refused",
      reason: "the mail server: it does not take this address (550): look for a mistake in the address",
      isAddressRefused: true,
    },
  ],
  [
    "501 5.1.3 Bad address",
    {
      kind: "refused",
      reason: "the mail server: it does not take this address (501): look for a mistake in the address",
      isAddressRefused: true,
    },
  ],
  [
    "554 5.7.1 Relay access denied",
    { kind: "refused", reason: "the mail server: it answered 554", isAddressRefused: false },
  ],
])("the answer %j is %j, without the server's words", async (reply, outcome) => {
  const server = await serverWith({ misbehave: () => reply })
  expect(await senderAt(`smtp://localhost:${server.port}`).send(contactRequestWith(), "receipt", id)).toEqual(outcome)
})

test("an address is never sent raw: its domain in ASCII, and one with other letters before the @ not at all", async () => {
  const server = await serverWith()
  const sender = senderAt(`smtp://localhost:${server.port}`)
  expect(await sender.send(contactRequestWith({ email: "asa@exämple.se" }), "receipt", id)).toEqual({
    kind: "delivered",
  })
  expect(server.received[0]?.raw).toContain("\r\nTo: asa@xn--exmple-cua.se\r\n")
  const written = contactRequestWith({ name: "Buy now", email: "förnamn@exempel.se" })
  expect(await sender.send(written, "receipt", id)).toMatchObject({ kind: "refused" })
  expect(await sender.send(written, "agent", id)).toEqual({ kind: "delivered" })
  expect(server.received[1]?.mail.replyTo).toBeUndefined()
})

test("a receipt has no name from the form, and asks programs for no answer", async () => {
  const server = await serverWith()
  const request = contactRequestWith({ name: "Buy now", email: "asa@example.com", home: "buy-now" })
  await senderAt(`smtp://localhost:${server.port}`).send(request, "receipt", id)
  const { raw = "", mail } = server.received[0] ?? {}
  expect(raw).toContain("\r\nX-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply\r\n")
  expect([raw, mail?.text, mail?.html].join(" ")).not.toMatch(/buy.now/i)
})

describe("an alert waits for a site and a database of the server's version:", () => {
  const alert = searchAlertWith({
    id,
    confirmed: "2026-11-21T11:00:00.000Z",
    news: { added: ["a-1"], addedCount: 1, changed: [], changedCount: 0 },
  })
  const right = { "/search/feed.sv.json": feedWords, "/homes/sv/a-1.json": homeFileWith() }
  const senderOf = async (changes: Readonly<Record<string, unknown>>) => {
    const server = await serverWith()
    const files: Readonly<Record<string, unknown>> = { ...right, ...changes }
    const sites: PublishedSites = () => async (path) =>
      files[path] === undefined
        ? undefined
        : { version: "", modified: 0, text: async () => JSON.stringify(files[path]) }
    return { server, sender: senderAt(`smtp://localhost:${server.port}`, undefined, undefined, sites) }
  }
  const waitingFor = (reason: string) => ({ kind: "retry", reason })
  const wrong = (file: string, field: string) =>
    `${file} of the site is not as this server reads it (${field}: expected a string): deploy the site and the server of one version`

  test("it is sent with right files", async () => {
    const { sender, server } = await senderOf({})
    for (const kind of ["alert-confirmation", "alert-news"] as const)
      expect(await sender.sendAlert(alert, kind, id)).toEqual({ kind: "delivered" })
    expect(server.received).toHaveLength(2)
  })

  test.each(["alert-confirmation", "alert-news"] as const)("the texts of %s", async (kind) => {
    const { sender, server } = await senderOf({ "/search/feed.sv.json": { ...feedWords, listings: 1 } })
    expect(await sender.sendAlert(alert, kind, id)).toEqual(waitingFor(wrong("search/feed.sv.json", "listings")))
    expect(server.received).toEqual([])
  })

  test("a home, which a missing one is not: that is told of no more", async () => {
    const { card } = homeFileWith()
    const { sender, server } = await senderOf({ "/homes/sv/a-1.json": { card, updated: "" } })
    expect(await sender.sendAlert(alert, "alert-news", id)).toEqual(waitingFor(wrong("homes/sv/a-1.json", "published")))
    const gone = await senderOf({ "/homes/sv/a-1.json": undefined })
    expect(await gone.sender.sendAlert(alert, "alert-news", id)).toEqual({ kind: "delivered" })
    expect([...server.received, ...gone.server.received]).toEqual([])
  })

  test("the stored news, without which an alert can still be confirmed", async () => {
    const { sender, server } = await senderOf({})
    const unread = { ...alert, news: null, newsProblem: "the news cannot be read" }
    expect(await sender.sendAlert(unread, "alert-news", id)).toEqual(waitingFor("the news cannot be read"))
    expect(server.received).toEqual([])
    expect(await sender.sendAlert(unread, "alert-confirmation", id)).toEqual({ kind: "delivered" })
  })
})

test("a connection that is lost after the message makes a repetition with the same id", async () => {
  let drops = 1
  const server = await serverWith({ dropsAfterData: () => drops-- > 0 })
  const sender = senderAt(`smtp://localhost:${server.port}`)
  expect((await sender.send(contactRequestWith(), "agent", id)).kind).toBe("retry")
  expect((await sender.send(contactRequestWith(), "agent", id)).kind).toBe("delivered")
  expect(server.received.map(({ mail }) => mail.messageId)).toEqual(Array(2).fill(`<${id}@kvistbo.example>`))
})

test("a server that hangs before its answer to a message is left, and gets the message again with the same id", async () => {
  let hangs = 1
  const server = await serverWith({ answer: () => (hangs-- > 0 ? new Promise(() => {}) : Promise.resolve(undefined)) })
  const sender = senderAt(`smtp://localhost:${server.port}`, undefined, 300)
  expect(await sender.send(contactRequestWith(), "agent", id)).toEqual({
    kind: "retry",
    reason: "the mail server: it does not answer: check the host and the port in SMTP_URL, and the firewall",
  })
  expect(await sender.send(contactRequestWith(), "agent", id)).toEqual({ kind: "delivered" })
  expect(server.received.map(({ mail }) => mail.messageId)).toEqual([`<${id}@kvistbo.example>`])
})

test("2000 hostile requests: no header is injected, no markup is rendered, each text arrives as it was written", async () => {
  const server = await serverWith()
  const sender = senderAt(`smtp://localhost:${server.port}`)
  const piece = fc.constantFrom(
    "\r\nBcc: evil@example.com",
    "\n.\n",
    "<script>alert(1)</script>",
    "<img src=x onerror=y>",
    "https://evil.example/?a=b",
    "=?utf-8?q?x?=",
    "å ä ö Å",
    "👨‍👩‍👧‍👦",
    "שלום עולם",
    "--boundary",
    `${"long ".repeat(300)}end`,
    "a".repeat(1200),
    '"; drop table',
    "&amp; &#60;",
  )
  const text = fc
    .array(fc.oneof(piece, fc.string({ unit: "grapheme" })), { minLength: 1, maxLength: 5 })
    .map((all) => all.join(" ").toWellFormed())
  const requests: StoredContactRequest[] = fc
    .sample(fc.tuple(text, text), { numRuns: 2000, seed: 20261121 })
    .map(([name, message]) => contactRequestWith({ name, message, email: "asa@example.com" }))
  for (let from = 0; from < requests.length; from += 50)
    await Promise.all(requests.slice(from, from + 50).map((request) => sender.send(request, "agent", request.id)))
  const byId = new Map(server.received.map(({ mail, to }) => [mail.messageId, { mail, to }]))
  expect(byId.size).toBe(2000)
  const allowed =
    /^(?:from|to|reply-to|subject|message-id|date|mime-version|content-type|content-language|auto-submitted|x-auto-response-suppress)$/
  for (const request of requests) {
    const { mail, to } = byId.get(`<${request.id}@kvistbo.example>`) ?? {}
    expect(to).toEqual([agent.address])
    expect((mail?.headers ?? []).map(({ key }) => key).filter((key) => !allowed.test(key))).toEqual([])
    const written = (request.message ?? "").replace(/\r\n?/g, "\n").trim()
    expect(mail?.text?.replace(/\r\n?/g, "\n").replaceAll("\u200c", "")).toContain(written.replaceAll("\u200c", ""))
    expect(mail?.html).not.toMatch(/<(?:script|img)/)
    expect(mail?.html).not.toMatch(/href="https?:\/\/evil/)
  }
})
