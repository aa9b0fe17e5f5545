import { randomUUID } from "node:crypto"
import type { Lead } from "../server/store/leads.ts"

/** A valid contact request with the given fields. */
export const leadWith = (fields: Partial<Lead> = {}): Lead => ({
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
