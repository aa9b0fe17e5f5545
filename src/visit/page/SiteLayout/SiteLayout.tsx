import type { ReactNode } from "react"
import { Breadcrumbs } from "../../../base/Breadcrumbs/Breadcrumbs.tsx"
import { AwaitedMissingPart, MissingPart } from "../../../base/MissingPart/MissingPart.tsx"
import { useDocumentLanguage } from "../../../browser/navigation/language.ts"
import type { Frame } from "../../../site/page.ts"
import { NavigationProgress } from "../NavigationProgress/NavigationProgress.tsx"
import { PageCache } from "../PageCache/PageCache.tsx"

export type SiteLayoutProps = {
  readonly frame: Frame
  readonly path: string
  /** Key of the history entry, and whether Back finds the page unchanged. */
  readonly entry?: string | undefined
  readonly staysMounted?: boolean
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

export const SiteLayout = ({ frame, path, entry, staysMounted = false, header, footer, children }: SiteLayoutProps) => {
  useDocumentLanguage(frame.language)
  return (
    <>
      <a className="skip" href="#main">
        {frame.skipLabel}
      </a>
      <NavigationProgress label={frame.loadingLabel} />
      <AwaitedMissingPart failure={frame.failure} />
      {header}
      <Breadcrumbs label={frame.breadcrumbsLabel} crumbs={frame.breadcrumbs} />
      <main id="main" tabIndex={-1} className="page">
        <PageCache
          path={path}
          entry={entry}
          staysMounted={staysMounted}
          fallback={<MissingPart failure={frame.failure} />}
        >
          {children}
        </PageCache>
      </main>
      {footer}
    </>
  )
}
