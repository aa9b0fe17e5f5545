import type { StoredContactRequest } from "../store/contact-requests.ts"

/** JSON that the CRM receives, as `webhook.schema.json` describes it. */
export const webhookBody = (request: StoredContactRequest): string => {
  // Names each field, so that a field added to the store is not sent before the schema describes it.
  const data: Omit<StoredContactRequest, "key"> = {
    id: request.id,
    received: request.received,
    market: request.market,
    language: request.language,
    topic: request.topic,
    name: request.name,
    email: request.email,
    phone: request.phone,
    callTime: request.callTime,
    message: request.message,
    home: request.home,
    address: request.address,
    marketing: request.marketing,
  }
  return JSON.stringify({ type: "contact_request.received", timestamp: request.received, data })
}
