/** @jest-environment node */
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { type Exim, startExim } from "../../testing/exim.ts"
import { describeWith } from "../../testing/optional-tests.ts"
import { mailSender } from "./mail.ts"
import { mailSettingsOf } from "./mail-settings.ts"

describeWith("exim4", "the mail server of a fresh system", () => {
  let exim: Exim
  beforeAll(async () => {
    exim = await startExim()
  })
  afterAll(() => exim.stop())

  test.each(["localhost", "127.0.0.1"])("takes messages at %s without a setting, over TLS", async (host) => {
    const settings = mailSettingsOf({
      SMTP_URL: `smtp://${host}:${exim.port}`,
      MAIL_FROM: "Kvistbo <no-reply@kvistbo.example>",
    })
    if (!settings) throw new Error("no settings")
    const agent = { name: "Tuva Rimstedt", address: "tuva.rimstedt@kvistbo.example" }
    const sender = mailSender(settings, async () => agent)
    // Without dots, because links of strangers are broken.
    const message = `From ${host.replaceAll(".", "-")}`
    const request = contactRequestWith({ name: "Åsa Öberg", email: "asa@example.com", message })
    expect(await sender.problem()).toBeUndefined()
    const outcome = await sender.send(request, "agent", "0b9f3f6e-7a55-4a0e-9d43-3b1f6d2f8a10")
    sender.close()
    expect(outcome).toEqual({ kind: "delivered" })
    const messages = exim.queued().filter((queued) => queued.includes(message))
    expect(messages).toEqual([expect.stringMatching(/with esmtps\s+\(TLS/)])
    expect(messages[0]).toContain("To: Tuva Rimstedt <tuva.rimstedt@kvistbo.example>")
  })
})
