/** @jest-environment node */
import { deliveryKindsOf, deliverySettingsOf, deliveryWarnings } from "./settings.ts"

const mail = { SMTP_URL: "smtp://localhost", MAIL_FROM: "Kvistbo <no-reply@kvistbo.example>" }
const crm = { CRM_WEBHOOK_URL: "http://localhost/", CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}` }

test.each([
  [{}, "asa@example.com", []],
  [{ SMTP_URL: " ", CRM_WEBHOOK_URL: "" }, "asa@example.com", []],
  [mail, "asa@example.com", ["agent", "receipt"]],
  [mail, null, ["agent"]],
  [crm, "asa@example.com", ["crm"]],
  [{ ...mail, ...crm }, "asa@example.com", ["agent", "receipt", "crm"]],
  [{ SMTP_URL: "misspelt" }, null, ["agent"]],
])("with %j, what is delivered of a request of %j is %j", (variables, email, kinds) => {
  expect(deliveryKindsOf(variables)({ email })).toEqual(kinds)
})

test("only a server without any receiver warns that nobody is told", () => {
  expect(deliveryWarnings(deliverySettingsOf({}))).toEqual([
    "Neither SMTP_URL nor CRM_WEBHOOK_URL is set, so nobody is told of contact requests, which npm run contact-requests -- list shows: set SMTP_URL and MAIL_FROM to send each to its agent.",
  ])
  expect(deliveryWarnings(deliverySettingsOf(mail))).toEqual([])
  expect(deliveryWarnings(deliverySettingsOf(crm))).toEqual([])
})
