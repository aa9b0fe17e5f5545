import { type ReactNode, useEffect } from "react"
import type { Frame } from "../../build/page.ts"
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx"

export type SiteLayoutProps = {
  readonly frame: Frame
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** Skip link, header, breadcrumbs, the page itself and the footer. */
export const SiteLayout = ({ frame, header, footer, children }: SiteLayoutProps) => {
  // The HTML says the language of the page that was loaded; a page navigated to may be in another.
  useEffect(() => {
    document.documentElement.lang = frame.language
  }, [frame.language])
  return (
    <>
      <a className="skip" href="#main">
        {frame.skipLabel}
      </a>
      {header}
      <Breadcrumbs label={frame.breadcrumbsLabel} crumbs={frame.breadcrumbs} />
      <main id="main" tabIndex={-1} className="page">
        {children}
      </main>
      {footer}
    </>
  )
}
