import { randomUUID } from "node:crypto"
import { fields as fieldNames } from "../server/store/contact-request-table.ts"
import type { StoredContactRequest } from "../server/store/contact-requests.ts"

type OptionalField = {
  [field in keyof StoredContactRequest]: null extends StoredContactRequest[field] ? field : never
}[keyof StoredContactRequest]

const nothing = Object.fromEntries(fieldNames.map((field) => [field, null])) as Record<OptionalField, null>

/** A valid contact request with the given fields. */
export const contactRequestWith = (fields: Partial<StoredContactRequest> = {}): StoredContactRequest => ({
  ...nothing,
  id: randomUUID(),
  key: randomUUID(),
  market: "se",
  received: "2026-11-21T10:00:00.000Z",
  language: "sv",
  topic: "contact",
  name: "Åsa Öberg",
  email: "asa@example.com",
  phone: "+46701234567",
  callTime: "any",
  marketing: false,
  ...fields,
})
