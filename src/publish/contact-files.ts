import { join } from "node:path"
import { columnsOf } from "../domain/contact/countries.ts"
import { countriesFileOf } from "../domain/paths.ts"
import { allIdsOf } from "../domain/search/homes.ts"
import { agentsFile, type PublishedAgents } from "../published/agents.ts"
import type { Edition } from "../site/edition.ts"
import type { Content } from "../site/records/content.ts"
import { writeFile } from "../site/write-file.ts"
import { dialCountries } from "../visit/contact/dial-countries.data.ts"

/**
 * Writes the list of countries in each language, for the phone field and the contact service.
 * @param folder of the built site
 */
export const writeContactFiles = (folder: string, editions: readonly Edition[]): void => {
  for (const { language } of editions)
    writeFile(join(folder, countriesFileOf(language)), JSON.stringify(columnsOf(dialCountries(language))))
}

/**
 * Writes which agent looks after which homes, for messages about contact requests.
 * @param folder of the built site
 */
export const writeAgents = (folder: string, { agents, listings }: Content): void => {
  const published = agents.map(({ id, name, email }) => ({
    name,
    email,
    homes: listings.filter(({ agent }) => agent === id).flatMap(allIdsOf),
  }))
  writeFile(join(folder, agentsFile), JSON.stringify({ agents: published } satisfies PublishedAgents))
}
