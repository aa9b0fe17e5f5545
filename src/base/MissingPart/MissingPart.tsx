import { failureId } from "../../browser/navigation/failure.ts"
import * as styles from "./MissingPart.module.css"

export type MissingPartProps = { readonly failure: { readonly text: string; readonly reload: string } }

/** Reports a missing part of the page and offers to reload it. */
export const MissingPart = ({ failure: { text, reload } }: MissingPartProps) => (
  <p role="alert" className={styles.failure}>
    {text}{" "}
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself, and works without React */}
    <a href="">{reload}</a>
  </p>
)

/** Is empty until a script writes the same report into it: text browsers show what is hidden. */
export const AwaitedMissingPart = ({ failure: { text, reload } }: MissingPartProps) => (
  <p role="alert" id={failureId} hidden className={styles.failure} data-text={text} data-reload={reload} />
)
