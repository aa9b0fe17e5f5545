import { randomUUID } from "node:crypto"
import type { StoredContactRequest } from "../server/store/contact-requests.ts"

/** A valid contact request with the given fields. */
export const contactRequestWith = (fields: Partial<StoredContactRequest> = {}): StoredContactRequest => ({
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
  message: null,
  home: null,
  address: null,
  marketing: false,
  ...fields,
})
