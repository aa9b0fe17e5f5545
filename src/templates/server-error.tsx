import type { HeadProps, PageProps } from "gatsby"
import { failureId } from "../browser/failure.ts"
import { useDocumentLanguage } from "../browser/language.ts"
import type { ErrorPage } from "../build/chrome.ts"
import { ErrorMessage } from "../components/ErrorMessage/ErrorMessage.tsx"
import { LoadFailure } from "../components/LoadFailure/LoadFailure.tsx"
import { NavigationProgress } from "../components/NavigationProgress/NavigationProgress.tsx"
import { PageHead } from "../components/PageHead/PageHead.tsx"
import { Wordmark } from "../components/Wordmark/Wordmark.tsx"
import { errorVersion } from "./error-version.ts"

/** Has no layout, because it must need no further file when something fails to load. */
const ServerError = ({ pageContext, location }: PageProps<unknown, ErrorPage>) => {
  const version = errorVersion(pageContext, location.pathname)
  useDocumentLanguage(version.frame.language)
  return (
    <main className="page">
      <NavigationProgress label={version.frame.loadingLabel} />
      <LoadFailure failure={version.frame.failure} hiddenAs={failureId} />
      <p>
        <Wordmark name={version.header.siteName} />
      </p>
      <ErrorMessage message={version} reload={version.frame.failure.reload} />
    </main>
  )
}

export default ServerError

export const Head = ({ pageContext, location }: HeadProps<unknown, ErrorPage>) => (
  <PageHead head={errorVersion(pageContext, location.pathname).head} />
)
