import type { StoredContactRequest } from "../store/contact-requests.ts"
import type { DeliveryKind } from "../store/outbox.ts"

/** JSON that the CRM receives, as `webhook.schema.json` describes it. */
export const webhookBody = (request: StoredContactRequest, kind: DeliveryKind = "crm"): string => {
  // Names each field, so that a field added to the store is not sent before the schema describes it.
  const data: Omit<StoredContactRequest, "key" | "corrects" | "withdrawn"> = {
    id: request.id,
    received: request.received,
    market: request.market,
    language: request.language,
    topic: request.topic,
    viewing: request.viewing,
    name: request.name,
    email: request.email,
    phone: request.phone,
    callTime: request.callTime,
    message: request.message,
    home: request.home,
    address: request.address,
    marketing: request.marketing,
  }
  const [type, timestamp] =
    kind === "crm-withdrawal"
      ? ["contact_request.withdrawn", request.withdrawn]
      : ["contact_request.received", request.received]
  return JSON.stringify({ type, timestamp, data })
}
