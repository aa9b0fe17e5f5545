import { useEffect, useState } from "react"
import { type SentRequest, takeSentRequest } from "../../../browser/contact/sent-request.ts"
import type { Language } from "../../../spec/languages.ts"

/** The request that the visitor has just sent in a language; null until hydration, and for everybody else. */
export const useSentRequest = (language: Language): SentRequest | null => {
  const [request, setRequest] = useState<SentRequest | null>(null)
  useEffect(() => setRequest(takeSentRequest(language)), [language])
  return request
}
