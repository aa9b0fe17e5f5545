/** The file of a page, which copies of a site name in its address. */
export const pageFile = /\/index\.html?$/

/** Characters that mail programs and word processors put into links, and nobody sees. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g

/** Parameters of sessions and campaigns that are joined to the path, such as `;jsessionid=1` and `&utm_source=mail`. */
const joinedParameters = /[;&][\w.-]+=.*$/

/** What follows a link in a text: punctuation, quotes, brackets, spaces, and entities of HTML. */
const following = /(?<=[\p{L}\p{N}]\/?)(?:&(?:amp|gt|lt|nbsp|quot|#\d+);|[^\p{L}\p{N}/])+(\/?)$/u

/** Letters as in the sites' addresses: small, and each with its dots or rings in one character. */
export const addressLetters = (path: string): string => path.toLowerCase().normalize("NFC")

/**
 * Repairs what mail programs, chats and hands change in an address: letter case, decomposed and invisible letters,
 * encoded question marks, what follows a link in a text, and the name of a page's file.
 * @param path decoded
 * @returns the address of the page that it may mean, encoded, with the query that was encoded in the path
 */
export const repairedAddress = (path: string): { readonly path: string; readonly search: string } => {
  const [, address = "", search = ""] = /^([^?#]*)(\?[^#]*)?/s.exec(path) ?? []
  const repaired = addressLetters(address)
    .replace(invisible, "")
    .replace(joinedParameters, "")
    .replace(/\/{2,}/g, "/")
    .replace(following, "$1")
    .replace(pageFile, "/")
    .replace(/\/{2,}/g, "/")
  return { path: repaired, search: encodeURI(search) }
}
