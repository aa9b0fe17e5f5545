import type { HeadProps, PageProps } from "gatsby"
import { useDocumentLanguage } from "../browser/navigation/language.ts"
import { ErrorMessage } from "../components/base/ErrorMessage/ErrorMessage.tsx"
import { AwaitedMissingPart } from "../components/base/MissingPart/MissingPart.tsx"
import { NavigationProgress } from "../components/frame/NavigationProgress/NavigationProgress.tsx"
import { PageHead } from "../components/frame/PageHead/PageHead.tsx"
import { Wordmark } from "../components/frame/Wordmark/Wordmark.tsx"
import type { ErrorPage } from "../site/frame/substitute-pages.ts"
import { errorVersion } from "./layout/error-version.ts"

/** Has no layout, because it must need no further file when something fails to load. */
const ServerError = ({ pageContext, location }: PageProps<unknown, ErrorPage>) => {
  const version = errorVersion(pageContext, location.pathname)
  useDocumentLanguage(version.frame.language)
  return (
    <main className="page">
      <NavigationProgress label={version.frame.loadingLabel} />
      <AwaitedMissingPart failure={version.frame.failure} />
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
