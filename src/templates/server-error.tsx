import type { HeadProps, PageProps } from "gatsby"
import type { ErrorPage } from "../build/chrome.ts"
import { ErrorMessage } from "../components/ErrorMessage/ErrorMessage.tsx"
import { PageHead } from "../components/PageHead/PageHead.tsx"
import { errorVersion } from "./error-version.ts"

/** Stands bare: it is shown when something cannot be loaded, and must need nothing more. */
const ServerError = ({ pageContext, location }: PageProps<unknown, ErrorPage>) => (
  <main className="page">
    <ErrorMessage message={errorVersion(pageContext, location.pathname)} />
  </main>
)

export default ServerError

export const Head = ({ pageContext, location }: HeadProps<unknown, ErrorPage>) => (
  <PageHead head={errorVersion(pageContext, location.pathname).head} />
)
