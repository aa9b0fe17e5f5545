import type { StoredContactRequest } from "../store/contact-requests.ts"
import type { NewKind } from "../store/outbox.ts"
import { type MailSettings, mailSettingsOf } from "./mail-settings.ts"
import { type Webhook, webhookOf } from "./webhook.ts"

/** To whom contact requests are delivered; both may be missing. */
export type DeliverySettings = { readonly mail: MailSettings | undefined; readonly webhook: Webhook | undefined }

/** @throws PlainError that names the invalid variable */
export const deliverySettingsOf = (env: NodeJS.ProcessEnv): DeliverySettings => ({
  mail: mailSettingsOf(env),
  webhook: webhookOf(env),
})

export const isConfigured = ({ mail, webhook }: DeliverySettings): boolean =>
  mail !== undefined || webhook !== undefined

type Variables = { readonly [name in "SMTP_URL" | "CRM_WEBHOOK_URL"]?: string | undefined }

/**
 * Returns what is delivered of a request, by which variables are set: where one is invalid, a request is stored with its
 * deliveries all the same. Only a sender with an e-mail address gets a receipt.
 */
export const deliveryKindsOf =
  ({ SMTP_URL, CRM_WEBHOOK_URL }: Variables) =>
  ({ email }: Pick<StoredContactRequest, "email">): NewKind[] => [
    ...(SMTP_URL?.trim() ? (["agent"] as const) : []),
    ...(SMTP_URL?.trim() && email !== null ? (["receipt"] as const) : []),
    ...(CRM_WEBHOOK_URL?.trim() ? (["crm"] as const) : []),
  ]

/** Warning for the operator if nobody is told of contact requests. */
export const deliveryWarnings = (settings: DeliverySettings): string[] =>
  isConfigured(settings)
    ? []
    : [
        "Neither SMTP_URL nor CRM_WEBHOOK_URL is set, so nobody is told of contact requests, which npm run contact-requests -- list shows: set SMTP_URL and MAIL_FROM to send each to its agent.",
      ]
