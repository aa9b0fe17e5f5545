import { chooseTopic } from "../../../browser/contact/form-filling.ts"
import type { BookingData, ViewingData } from "../viewings.data.ts"

export type BookLinkProps = { readonly booking: BookingData; readonly times: readonly ViewingData[] }

/** Leads to a sign-up for the next announced viewing, else to a private viewing; a reserved home gets a question. */
export const BookLink = ({ booking: { action, interest }, times }: BookLinkProps) => {
  const choose = () => {
    if (interest) return chooseTopic("home", "", interest)
    const next = times.find(({ start }) => Date.parse(start) > Date.now())
    chooseTopic(next ? "sign-up" : "viewing", next?.start)
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the form, where the choice is made on the way
    <a className="button" href="#contact" onClick={choose}>
      {action}
    </a>
  )
}
