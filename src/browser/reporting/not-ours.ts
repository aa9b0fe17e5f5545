import type { ErrorEvent } from "@sentry/gatsby"

/** Addresses of the scripts that extensions of a browser add to pages. */
const extension = /^(?:chrome|moz|safari|safari-web)-extension:\/\//

/** React's errors about HTML that is not what it draws: react.dev/errors, 418 to 425. */
const hydration = /React error #(?:418|422|423|425)\b/

/**
 * Whether something has added what no page of the sites has: classes of the document, as Chrome's translator does,
 * attributes of the body, or custom elements. React has replaced all else when it reports.
 */
const isChangedByOthers = ({ body, documentElement }: Document): boolean =>
  documentElement.classList.length > 0 ||
  body.attributes.length > 0 ||
  [...body.querySelectorAll("*")].some(({ localName }) => localName.includes("-"))

/**
 * Whether an error says nothing about the site: all of its scripts are an extension's, or React met HTML that an
 * extension or a translator had changed.
 */
export const isNotOurs = ({ exception }: ErrorEvent, page: Document): boolean => {
  const errors = exception?.values ?? []
  const scripts = errors
    .flatMap(({ stacktrace }) => stacktrace?.frames ?? [])
    .flatMap(({ filename = "" }) => (filename.includes("://") ? [filename] : []))
  if (scripts.length > 0 && scripts.every((script) => extension.test(script))) return true
  return errors.some(({ value = "" }) => hydration.test(value)) && isChangedByOthers(page)
}
