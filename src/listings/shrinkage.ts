/** Setting that lets a build publish far fewer homes than the last one. */
export const shrinkageVariable = "LISTINGS_MAY_SHRINK"

/** A source that loses more than half of the homes is more often broken than right. */
const leastShare = 0.5

/**
 * Says why a build stops: a view that breaks mostly returns fewer rows, not none.
 * @param published number of homes of the published site; undefined for a first build
 * @param setting value of `LISTINGS_MAY_SHRINK`
 */
export const shrinkageProblem = (
  published: number | undefined,
  now: number,
  setting: string | undefined,
): string | undefined =>
  published === undefined || now >= published * leastShare || setting === "yes"
    ? undefined
    : `The database has ${now} homes, and the published site ${published}: nothing is published. Check the tables or views of the listings; if the number is right, set ${shrinkageVariable}=yes for one build.`
