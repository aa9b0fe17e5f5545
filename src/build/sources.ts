import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chosenAgency } from "../domain/chosen-agency.ts"
import { stampOf, stampOfFiles } from "../publish/stamps.ts"
import { projectPath } from "../site/records/content-path.ts"
import { type MarketName, marketNames } from "../spec/markets.ts"

const folders = "api,base,browser,domain,gatsby,listings,publish,published,server,site,spec,styles,visit"

/** Settings of a deployment that change what is built. */
const variables = ["SENTRY_DSN", "SERVICE_WORKER", "LISTINGS_DATABASE_URL"]

/** Stamp of all sources of a market's site; the content of other markets is none of them. */
export const sourcesStamp = (market: MarketName, folder = "."): string =>
  stampOf([
    stampOfFiles(
      [
        "gatsby-*.{ts,tsx}",
        "package-lock.json",
        "static/**",
        `src/{${folders}}/**/!(*.test.ts|*.test.tsx|README.md)`,
        `src/content/!(${marketNames.join("|")})/**`,
        "src/content/*.ts",
        `${projectPath(market)}/**`,
        projectPath(`${market}/waters.json`),
      ],
      folder,
    ),
    variables.map((name) => process.env[name]),
  ])

const noteOf = (market: MarketName) => join(chosenAgency().dist, `.${market}-sources`)

/** Whether the market's site is missing, or was built from other sources. */
export const isStale = (market: MarketName): boolean => {
  if (![join(chosenAgency().dist, market), noteOf(market)].every(existsSync)) return true
  return readFileSync(noteOf(market), "utf8") !== sourcesStamp(market)
}

/** Notes the sources of a site that has just been built; null for one that lacks a part. */
export const noteSources = (market: MarketName, stamp: string | null): void => {
  if (stamp === null) rmSync(noteOf(market), { force: true })
  else writeFileSync(noteOf(market), stamp)
}
