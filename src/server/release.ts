import { readFileSync } from "node:fs"
import { extname } from "node:path"
import type { HostRules } from "../build/adapter.ts"
import { dsnOf, rulesWithDsn, withDsn } from "../domain/dsn.ts"
import { headersOf } from "../domain/host-rules.ts"
import { isMissing } from "./file-errors.ts"
import { type Redirect, redirectsOf } from "./rules.ts"

/** A page that is read when the release is loaded, so that it can be sent whatever happens to the disk. */
export type LoadedPage = { readonly path: string; readonly content: Buffer }

/** One build of a site with its rules. All of a request is answered by the same one. */
export type Release = {
  /** Another one for each release that a process loads. */
  readonly id: string
  readonly folder: string
  /** Whether nobody changes files in the folder, so that a file that was read once need not be looked at again. */
  readonly isFixed: boolean
  /** Folder of compressed copies of some of its files, named after the encoding. */
  readonly compressed?: string | undefined
  readonly headersFor: (path: string) => Record<string, string>
  readonly redirectFor: (rawPath: string) => Redirect | undefined
  readonly notFoundPage: (path: string) => LoadedPage | undefined
  readonly serverErrorPage: (path: string) => LoadedPage | undefined
  /** What visitors get of a file's content. */
  readonly delivered: (path: string, content: Buffer) => Buffer
}

export type ReleaseOptions = {
  readonly sentryDsn?: string | undefined
  readonly compressed?: string
  readonly isFixed?: boolean
}

let count = 0

const readPage = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * A release in a folder. Its few error pages are read at once.
 * @throws PlainError where the DSN is none
 */
export const releaseIn = (
  folder: string,
  rules: HostRules,
  { sentryDsn, compressed, isFixed = false }: ReleaseOptions = {},
): Release => {
  const dsn = dsnOf(sentryDsn)
  const delivered = (path: string, content: Buffer): Buffer =>
    dsn && extname(path) === ".html" ? Buffer.from(withDsn(content.toString(), dsn)) : content
  const loaded = (path: string): LoadedPage | undefined => {
    const content = readPage(folder + path)
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
    isFixed,
    compressed,
    delivered,
    headersFor: (path) => headersOf(headerRules, path),
    redirectFor: redirectsOf(rules),
    notFoundPage: (path) => errorPagesFor(path)?.notFound,
    serverErrorPage: (path) => errorPagesFor(path)?.serverError,
  }
}
