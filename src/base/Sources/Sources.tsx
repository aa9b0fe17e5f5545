import * as styles from "./Sources.module.css"

export type SourcesProps = {
  readonly heading: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
}

/** Nothing for a page without sources. */
export const Sources = ({ heading, sources }: SourcesProps) =>
  sources.length > 0 && (
    <section className={styles.sources}>
      <h2>{heading}</h2>
      <ul>
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
