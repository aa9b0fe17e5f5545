import { existsSync } from "node:fs"
import { join } from "node:path"
import { mediaCatalogue } from "../media/catalogue.ts"
import type { Content } from "./content.ts"
import type { Problem } from "./problems.ts"

export const unknownReference = (
  file: string,
  field: string,
  kind: string,
  id: string | undefined,
  ids: readonly string[],
): Problem[] =>
  id === undefined || ids.includes(id)
    ? []
    : [{ file, field, reason: `names an unknown ${kind}: "${id}"; known: ${ids.join(", ") || "none"}` }]

export const idsOf = ({ all }: { readonly all: readonly { readonly id: string }[] }): string[] =>
  all.map(({ id }) => id)

/** Problems for pictures that are missing or have no alt text in a language of the market. */
export const pictureChecker =
  ({ market }: Pick<Content, "market">, root: string) =>
  (file: string, field: string, ...pictures: (string | undefined)[]): Problem[] =>
    pictures.flatMap((picture) => {
      if (picture === undefined) return []
      const alt = mediaCatalogue(root).get(picture)?.alt
      return [
        ...(existsSync(join(root, "media", picture))
          ? []
          : [{ file, field, reason: `names a picture that is not in media: "${picture}"` }]),
        ...market.languages
          .filter((language) => !alt?.[language])
          .map((language) => ({
            file,
            field,
            reason: `names a picture without an alt text in ${language}: "${picture}"`,
          })),
      ]
    })

export type CheckPictures = ReturnType<typeof pictureChecker>
