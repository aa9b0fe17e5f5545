import { type Landmark, landmarks } from "./parts.ts"

/** What a scenario requested and looked at: paths of a market's files, such as "fi /asunnot/", and parts of pages. */
export type Visit = { readonly requests: readonly string[]; readonly parts: readonly Landmark[] }

/** Media type of a scenario's attachment with its visit. */
export const visitMediaType = "application/vnd.kvistbo.visit+json"

/** Replaces the hash in the name of a built file, so that builds can be compared. */
export const withoutHash = (name: string): string => name.replace(/-[0-9a-f]{8}(?=\.(?:js|css)$)/, "-*")

/** Files whose names change with their contents, so that what names them changes too. */
const isNamedByContent = (path: string): boolean => /^\/(?:media|static)\//.test(path)

const isPage = (path: string): boolean => path.endsWith(".html") || !/\.\w+$/.test(path)

/** Returns the landmark that a script or data of a Gatsby slice fills. */
const sliceOf = (path: string): Landmark | undefined =>
  landmarks.find((landmark) => new RegExp(`^/slice-(?:data/|--src-templates-slices-)${landmark}\\b`).test(path))

/** Headers and redirects of a market's responses. */
const rulesOf = (requests: readonly string[]): string[] =>
  [...new Set(requests.map((request) => request.split(" ")[0]))].map((market) => `dist/sample/${market}/_rules.json`)

/**
 * Returns names of what a scenario touched, each with a stamp that changes with it: a built file, or a part of a page,
 * such as "dist/sample/fi/asunnot/index.html main".
 */
export const namesOfVisit = ({ requests, parts }: Visit): string[] => [
  ...rulesOf(requests),
  ...requests.flatMap((request) => {
    const [market = "", path = ""] = request.split(" ")
    if (!path.startsWith("/")) return [`dist/sample/${market} ${path}`]
    if (isNamedByContent(path)) return []
    const slice = sliceOf(path)
    if (slice !== undefined && !parts.includes(slice)) return []
    const file = `dist/sample/${market}${withoutHash(path)}`
    if (!isPage(path)) return [file]
    const page = file.endsWith(".html") ? file : `${file.replace(/\/$/, "")}/index.html`
    return ["rest", ...parts].map((part) => `${page} ${part}`)
  }),
]
