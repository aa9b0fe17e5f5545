import { useEffect, useState } from "react"
import {
  cameFromForm,
  type SentRequest,
  storeCorrectedRequest,
  takeSentRequest,
} from "../../../browser/contact/sent-request.ts"
import type { Language } from "../../../spec/languages.ts"
import type { Thanks } from "../thanks.data.ts"
import * as styles from "./SentRequestNote.module.css"

export type SentRequestNoteProps = { readonly language: Language; readonly words: Thanks["sent"] }

/** Repeats the home and the number of the request that the visitor has just sent, and leads back to its form. */
export const SentRequestNote = ({ language, words }: SentRequestNoteProps) => {
  const [request, setRequest] = useState<SentRequest | null>(null)
  useEffect(() => setRequest(takeSentRequest(language)), [language])
  return (
    <div className={styles.room}>
      {request && (
        <>
          <dl className={styles.facts}>
            {request.about && (
              <div>
                <dt>{words.about}</dt>
                <dd>{request.about}</dd>
              </div>
            )}
            {request.viewing && (
              <div>
                <dt>{words.viewing}</dt>
                <dd>{request.viewing}</dd>
              </div>
            )}
            {request.phone !== null && (
              <div>
                <dt>{words.phone}</dt>
                <dd>{request.phone || words.noPhone}</dd>
              </div>
            )}
          </dl>
          {request.signUp && (
            <p>
              {words.cannotCome} <a href={request.signUp}>{words.withdraw}</a>
            </p>
          )}
          <p>
            {words.wrong}{" "}
            <a
              href={request.page}
              onClick={(event) => {
                storeCorrectedRequest(request)
                if (!cameFromForm(request)) return
                // Only Back brings the form with what was written in it.
                event.preventDefault()
                history.back()
              }}
            >
              {words.correct}
            </a>
          </p>
        </>
      )}
    </div>
  )
}
