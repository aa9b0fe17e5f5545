import { join, resolve } from "node:path"
import { chosenAgency } from "../../domain/chosen-agency.ts"
import { isMarketName } from "../../domain/chosen-market.ts"
import { type Agency, agencies } from "../../spec/agencies.ts"

/** Path of a file or folder of the content by its name there, such as `se/listings/kvistgatan-12.json`, or "" for all. */
export type ContentPath = (file: string) => string

/** Whether an agency has a file of its own: all share texts, pictures, plans and the coast of each country. */
const isRecord = (file: string): boolean => isMarketName(file.split("/")[0] ?? "") && !file.endsWith("/waters.json")

/** Path in the project of a file or folder of an agency's content. */
export const projectPath = (file: string, agency?: Agency): string =>
  join(isRecord(file) ? (agency ?? chosenAgency()).records : agencies.editors.records, file)

export const contentPath: ContentPath = (file) => resolve(projectPath(file))

/** Paths of content that is in one folder, whosever it is. */
export const pathsUnder =
  (root: string): ContentPath =>
  (file) =>
    join(root, file)
