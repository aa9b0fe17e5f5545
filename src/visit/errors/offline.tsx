import type { HeadProps, PageProps } from "gatsby"
import { Twig } from "../../base/Twig/Twig.tsx"
import { Wordmark } from "../../base/Wordmark/Wordmark.tsx"
import { PageHead } from "../page/PageHead/PageHead.tsx"
import * as styles from "./offline.module.css"
import type { OfflinePage } from "./substitute-pages.data.ts"

/**
 * Shown without a layout at the address of a page that cannot be fetched; `static/offline.js` opens that page when it
 * can be.
 */
const Offline = ({ pageContext }: PageProps<unknown, OfflinePage>) => {
  const { head, heading, text, advice, trying, retry, home } = pageContext
  return (
    <main className="page">
      <p>
        <Wordmark name={head.siteName} />
      </p>
      <Twig size="large" />
      <h1 className={styles.heading}>{heading}</h1>
      <p className="lead">{text}</p>
      <p className={styles.advice}>{advice}</p>
      <p aria-live="polite" data-trying={trying} />
      <p className="actions">
        {/* biome-ignore lint/a11y/useValidAnchor: leads to the address that the visitor is at */}
        <a className="button" href="">
          {retry}
        </a>{" "}
        <a className="button quiet" href={home.path}>
          {home.name}
        </a>
      </p>
    </main>
  )
}

export default Offline

export const Head = ({ pageContext }: HeadProps<unknown, OfflinePage>) => <PageHead head={pageContext.head} />
