import type { ReactNode } from "react"
import { cameFromForm, type SentRequest, storeCorrectedRequest } from "../../../browser/contact/sent-request.ts"
import type { Thanks } from "../thanks.data.ts"
import * as styles from "./SentRequestNote.module.css"

export type SentRequestNoteProps = { readonly request: SentRequest | null; readonly words: Thanks["sent"] }

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Repeats the home and the number of the request that the visitor has just sent, and leads back to its form. */
export const SentRequestNote = ({ request, words }: SentRequestNoteProps) => (
  <div className={request?.viewing ? styles.note : `${styles.note} ${styles.room}`}>
    {request && (
      <>
        <dl className={styles.facts}>
          {request.viewing && (
            <Fact name={words.time}>
              <strong>{request.viewing}</strong> {request.calendar && <a href={request.calendar}>{words.add}</a>}
            </Fact>
          )}
          {request.about && <Fact name={request.viewing ? words.address : words.about}>{request.about}</Fact>}
          {request.phone !== null && <Fact name={words.phone}>{request.phone || words.noPhone}</Fact>}
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
