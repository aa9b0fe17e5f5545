import { closeSync, openSync, readFileSync, realpathSync } from "node:fs"
import { extname } from "node:path"
import { dsnOf, rulesWithDsn, withDsn } from "../../domain/dsn.ts"
import { headersOf } from "../../domain/host-rules.ts"
import type { HostRules } from "../../published/host-rules.ts"
import { checkInside, readWithoutWaiting } from "../services/inside.ts"
import { isMissing } from "./file-errors.ts"
import { type Redirect, redirectsOf } from "./rules.ts"

/** A page that is read when the release is loaded, so that it can be sent even if the disk fails. */
export type LoadedPage = { readonly path: string; readonly content: Buffer }

/** A build of a site with its rules; one release answers a whole request. */
export type Release = {
  /** Unique for each release that a process loads. */
  readonly id: string
  readonly folder: string
  /** Whether the files in the folder never change, so that a cached file needs no check. */
  readonly isFixed: boolean
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
  readonly isFixed?: boolean
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
  { sentryDsn, compressed, isFixed = false }: ReleaseOptions = {},
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
    isFixed,
    compressed,
    delivered,
    headersFor: (path) => headersOf(headerRules, path),
    redirectFor: redirectsOf(rules),
    notFoundPage: (path) => errorPagesFor(path)?.notFound,
    serverErrorPage: (path) => errorPagesFor(path)?.serverError,
  }
}
