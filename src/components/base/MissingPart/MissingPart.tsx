import * as styles from "./MissingPart.module.css"

export type MissingPartProps = {
  readonly failure: { readonly text: string; readonly reload: string }
  /** Id by which other code shows the message later; it is hidden until then. */
  readonly hiddenAs?: string
}

/** Reports a missing part of the page and offers to reload it. */
export const MissingPart = ({ failure: { text, reload }, hiddenAs }: MissingPartProps) => (
  <p role="alert" id={hiddenAs} hidden={hiddenAs !== undefined} className={styles.failure}>
    {text}{" "}
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself, and works without React */}
    <a href="">{reload}</a>
  </p>
)
