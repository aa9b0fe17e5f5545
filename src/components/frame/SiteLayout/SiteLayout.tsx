import type { ReactNode } from "react"
import { failureId } from "../../../browser/navigation/failure.ts"
import { useDocumentLanguage } from "../../../browser/navigation/language.ts"
import type { Frame } from "../../../site/page.ts"
import { Breadcrumbs } from "../../base/Breadcrumbs/Breadcrumbs.tsx"
import { LoadFailure } from "../../base/MissingPart/MissingPart.tsx"
import { NavigationProgress } from "../NavigationProgress/NavigationProgress.tsx"
import { Pages } from "../PageCache/PageCache.tsx"

export type SiteLayoutProps = {
  readonly frame: Frame
  readonly path: string
  /** Key of the history entry, and whether Back finds the page unchanged. */
  readonly entry?: string | undefined
  readonly isKept?: boolean
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

export const SiteLayout = ({ frame, path, entry, isKept = false, header, footer, children }: SiteLayoutProps) => {
  useDocumentLanguage(frame.language)
  return (
    <>
      <a className="skip" href="#main">
        {frame.skipLabel}
      </a>
      <NavigationProgress label={frame.loadingLabel} />
      <LoadFailure failure={frame.failure} hiddenAs={failureId} />
      {header}
      <Breadcrumbs label={frame.breadcrumbsLabel} crumbs={frame.breadcrumbs} />
      <main id="main" tabIndex={-1} className="page">
        <Pages path={path} entry={entry} isKept={isKept} fallback={<LoadFailure failure={frame.failure} />}>
          {children}
        </Pages>
      </main>
      {footer}
    </>
  )
}
