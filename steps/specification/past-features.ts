import { featureOf } from "./features.ts"
import { git } from "./git.ts"
import type { Feature } from "./specification.ts"

export type PastFeatures = {
  readonly features: readonly Feature[]
  /** A sentence for each file that the parser refuses. */
  readonly problems: readonly string[]
}

type Blob = { readonly hash: string; readonly file: string }

const featureFilesAt = (ref: string, cwd: string): Blob[] =>
  [
    ...git(["ls-tree", "-r", "-z", ref, "features/"], { cwd })
      .toString()
      .matchAll(/ blob (\w+)\t([^\0]+\.feature)\0/g),
  ].map(([, hash = "", file = ""]) => ({ hash, file }))

/** Reads the texts of blobs, each after a line with its hash, type and size. */
const textsOf = (blobs: readonly Blob[], cwd: string): string[] => {
  const output = git(["cat-file", "--batch"], { cwd, input: blobs.map(({ hash }) => `${hash}\n`).join("") })
  let start = 0
  return blobs.map(() => {
    const content = output.indexOf("\n", start) + 1
    const end = content + Number(output.toString("utf8", start, content).split(" ")[2])
    start = end + 1
    return output.toString("utf8", content, end)
  })
}

const featureOrProblem = (file: string, text: string): Feature | string => {
  try {
    return featureOf({ file, text })
  } catch (error) {
    const [, cause] = (error as Error).message.split("\n")
    return `${file} of this version is left out, because the parser refuses it: ${cause}.`
  }
}

const parsed = new Map<string, Feature | string>()
const keyOf = ({ hash, file }: Blob): string => `${hash} ${file}`

/**
 * Reads the features of a tag or commit, and parses each version of a file once.
 * @throws Error if there is no such tag or commit
 */
export const featuresAt = (ref: string, cwd = "."): PastFeatures => {
  const blobs = featureFilesAt(ref, cwd)
  const unread = blobs.filter((blob) => !parsed.has(keyOf(blob)))
  const texts = unread.length > 0 ? textsOf(unread, cwd) : []
  for (const [place, blob] of unread.entries()) parsed.set(keyOf(blob), featureOrProblem(blob.file, texts[place] ?? ""))
  const results = blobs.map((blob) => parsed.get(keyOf(blob)))
  return {
    features: results.filter((result) => typeof result === "object"),
    problems: results.filter((result) => typeof result === "string"),
  }
}
