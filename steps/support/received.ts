import assert from "node:assert/strict"
import { createHmac } from "node:crypto"
import { type CallRecord, crmSecret, type MailRecord, receivedFolder, recordsIn } from "../../src/tools/received.ts"
import { deliveriesOf } from "./contact-requests.ts"
import { expect } from "./expect.ts"

/** Milliseconds: enough for several attempts, each up to two seconds after the last. */
const deliveryTimeoutMs = 20_000

/** Waits until all that is to be delivered of a person's request is delivered or given up, so that nothing comes later. */
export const allDelivered = async (person: string): Promise<void> => {
  const isWaiting = () => {
    const states = deliveriesOf(person).map(({ state }) => state)
    return states.length === 0 || states.includes("waiting")
  }
  await expect.poll(isWaiting, { message: `a delivery about ${person} waits`, timeout: deliveryTimeoutMs }).toBe(false)
}

/** What the mail server did with each attempt to reach a recipient. */
export const attemptsAt = (recipient: string): MailRecord[] =>
  recordsIn(receivedFolder(), "mail").filter(({ to }) => to === recipient)

/** Waits until the mail server holds a message to a recipient. */
export const heldMessage = async (recipient: string): Promise<void> => {
  await expect
    .poll(() => attemptsAt(recipient).map(({ state }) => state), { timeout: deliveryTimeoutMs })
    .toEqual(["held"])
}

type Call = CallRecord & { readonly data: Readonly<Record<string, unknown>> }

/** Calls to the CRM about a person's request, of which there must be one at least. */
export const callsAbout = (person: string): Call[] => {
  const calls = recordsIn(receivedFolder(), "crm")
    .map((call) => ({ ...call, data: JSON.parse(call.body).data }))
    .filter(({ data }) => data.name === person)
  assert.ok(calls.length > 0, `the CRM was not called about ${person}`)
  return calls
}

const signatureOf = (id: string, time: string, body: string): string =>
  `v1,${createHmac("sha256", Buffer.from(crmSecret, "base64")).update(`${id}.${time}.${body}`).digest("base64")}`

/** Expects that a call is signed now, with its id and its body, so that nobody without the secret can make another one. */
export const expectSigned = ({ headers, body }: CallRecord): void => {
  const { "webhook-id": id = "", "webhook-timestamp": time = "", "webhook-signature": signature } = headers
  assert.equal(signature, signatureOf(id, time, body))
  assert.ok(Math.abs(Date.now() / 1000 - Number(time)) < 300, `the call says that it was made at ${time}`)
}
