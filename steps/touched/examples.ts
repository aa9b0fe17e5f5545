import { currentFeatures, examplesOf } from "../specification/features.ts"

/** Returns the key of each example by its file and line, such as "features/moving.feature:12". */
export const exampleKeys = (): Map<string, string> =>
  new Map(
    currentFeatures().flatMap(({ file, rules }) =>
      rules.flatMap(examplesOf).map(({ key, line }) => [`${file}:${line}`, key] as const),
    ),
  )
