import type { ReactNode } from "react"

export type LayoutProps = {
  readonly title: string
  readonly description: string
  /** Path of the page, such as `/words/`. */
  readonly path: string
  readonly children: ReactNode
  readonly scripts?: readonly string[]
}

const sections = [
  ["/", "Rules"],
  ["/search/", "Search"],
  ["/words/", "Everyday words"],
  ["/state/", "Failed and new"],
  ["/changes/", "What changed"],
  ["/steps/", "Dictionary of steps"],
  ["/print/", "Print"],
] as const

/** The document of each page: head, navigation and footer. */
export const Layout = ({ title, description, path, children, scripts = [] }: LayoutProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{path === "/" ? title : `${title} – Kvistbo’s specification`}</title>
      <meta name="description" content={description} />
      <link rel="icon" href="data:," />
      <link rel="preload" href="/hedvig-letters-serif.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="stylesheet" href="/spec.css" />
      {scripts.map((script) => (
        <script key={script} src={script} defer />
      ))}
    </head>
    <body>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="site-header">
        <a className="wordmark" href="/">
          Kvistbo <span>specification</span>
        </a>
        <nav aria-label="Sections">
          <ul>
            {sections.map(([to, label]) => (
              <li key={to}>
                <a href={to} aria-current={to === path ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" className="page" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-footer">
        <p>Kvistbo is a fictional estate agency: its people, homes and companies are invented.</p>
      </footer>
    </body>
  </html>
)
