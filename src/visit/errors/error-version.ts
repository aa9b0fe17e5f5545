import { languageOf } from "../../domain/paths.ts"
import type { Language } from "../../spec/languages.ts"
import type { ErrorPage, ErrorVersion } from "./substitute-pages.data.ts"

/** The address and the language of the document as it came; the language of the `<html>` changes with each page. */
const arrival =
  typeof document === "undefined"
    ? undefined
    : { path: window.location.pathname, language: document.documentElement.lang as Language }

/**
 * Version of the error page in the language of the address's prefix. The host may read an address otherwise, such as %2F
 * for a slash, so the document keeps the language in which it came.
 */
export const errorVersion = ({ versions }: ErrorPage, path: string): ErrorVersion => {
  const came = arrival?.path === path ? versions[arrival.language] : undefined
  const version = came ?? versions[languageOf(path, Object.keys(versions) as Language[])]
  if (!version) throw new Error(`the error page has no version for ${path}`)
  return version
}
