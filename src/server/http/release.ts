import { closeSync, existsSync, openSync, readFileSync, realpathSync } from "node:fs"
import { extname, join } from "node:path"
import { dsnOf, rulesWithDsn, withDsn } from "../../domain/dsn.ts"
import { headersOf } from "../../domain/host-rules.ts"
import { PlainError } from "../../domain/plain-error.ts"
import type { HostRules } from "../../published/host-rules.ts"
import { checkInside, readWithoutWaiting } from "../services/inside.ts"
import { isMissing } from "./file-errors.ts"
import { type Redirect, readRules, redirectsOf, rulesName } from "./rules.ts"

/** A page that is read when the release is loaded, so that it can be sent even if the disk fails. */
export type LoadedPage = { readonly path: string; readonly content: Buffer }

/** A build of a site with its rules; one release answers a whole request. */
export type Release = {
  /** Unique for each release that a process loads. */
  readonly id: string
  readonly folder: string
  /** Folder of compressed copies of some files, whose names end in the encoding. */
  readonly compressed?: string | undefined
  readonly headersFor: (path: string) => Record<string, string>
  readonly redirectFor: (rawPath: string) => Redirect | undefined
  readonly notFoundPage: (path: string) => LoadedPage | undefined
  readonly serverErrorPage: (path: string) => LoadedPage | undefined
  /** Returns the content that visitors get, which has the DSN in HTML. */
  readonly delivered: (path: string, content: Buffer) => Buffer
}

export type ReleaseOptions = {
  readonly sentryDsn?: string | undefined
  readonly compressed?: string
}

let count = 0

const readPage = (folder: string, path: string): Buffer | undefined => {
  try {
    const root = realpathSync(folder)
    const descriptor = openSync(root + path, readWithoutWaiting)
    try {
      checkInside(descriptor, root, path)
      return readFileSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Loads the release in a folder, with its few error pages.
 * @throws PlainError if the DSN is invalid
 */
export const releaseIn = (
  folder: string,
  rules: HostRules,
  { sentryDsn, compressed }: ReleaseOptions = {},
): Release => {
  const dsn = dsnOf(sentryDsn)
  const delivered = (path: string, content: Buffer): Buffer =>
    dsn && extname(path) === ".html" ? Buffer.from(withDsn(content.toString(), dsn)) : content
  const loaded = (path: string): LoadedPage | undefined => {
    const content = readPage(folder, path)
    return content && { path, content: delivered(path, content) }
  }
  const errorPages = rules.errorPages.map(({ prefix, notFound, serverError }) => ({
    prefix,
    notFound: loaded(notFound),
    serverError: loaded(serverError),
  }))
  const errorPagesFor = (path: string) => errorPages.find(({ prefix }) => path.startsWith(prefix))
  const headerRules = dsn ? rulesWithDsn(rules.headers, dsn) : rules.headers
  count += 1
  return {
    id: String(count),
    folder,
    compressed,
    delivered,
    headersFor: (path) => headersOf(headerRules, path),
    redirectFor: redirectsOf(rules),
    notFoundPage: (path) => errorPagesFor(path)?.notFound,
    serverErrorPage: (path) => errorPagesFor(path)?.serverError,
  }
}

const rulesTextIn = (folder: string): string => {
  try {
    return readFileSync(join(folder, rulesName), "utf8")
  } catch (error) {
    throw isMissing(error) ? new PlainError(`it has no ${rulesName}`) : error
  }
}

/** Loads the release that a build has written. @throws PlainError if its rules are invalid */
export const builtReleaseIn = (folder: string, options?: ReleaseOptions): Release =>
  releaseIn(folder, readRules(rulesTextIn(folder)), options)

/** @throws PlainError if a release lacks its front page or error pages, because it is still being copied */
export const checkWhole = (release: Release): void => {
  if (!existsSync(join(release.folder, "index.html"))) throw new PlainError("it has no index.html")
  if (!release.notFoundPage("/") || !release.serverErrorPage("/")) throw new PlainError("it has no error pages")
}
