import * as styles from "./LoadFailure.module.css"

export type LoadFailureProps = {
  readonly failure: { readonly text: string; readonly reload: string }
  /** Where it is to be shown later, by code that finds it by this id. */
  readonly hiddenAs?: string
}

/** Says that a part of the page is missing, and offers to load the page anew. */
export const LoadFailure = ({ failure: { text, reload }, hiddenAs }: LoadFailureProps) => (
  <p role="alert" id={hiddenAs} hidden={hiddenAs !== undefined} className={styles.failure}>
    {text}{" "}
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself, and works without React */}
    <a href="">{reload}</a>
  </p>
)
