import type { HeadProps, PageProps } from "gatsby"
import { AwaitedMissingPart } from "../../base/MissingPart/MissingPart.tsx"
import { Wordmark } from "../../base/Wordmark/Wordmark.tsx"
import { useDocumentLanguage } from "../../browser/navigation/language.ts"
import { NavigationProgress } from "../page/NavigationProgress/NavigationProgress.tsx"
import { PageHead } from "../page/PageHead/PageHead.tsx"
import { ErrorMessage } from "./ErrorMessage/ErrorMessage.tsx"
import { errorVersion } from "./error-version.ts"
import type { ErrorPage } from "./substitute-pages.data.ts"

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
