import { existsSync } from "node:fs"
import { parse as parseYaml } from "yaml"
import type { z } from "zod"
import type { Language } from "../../spec/languages.ts"
import { type MarketName, markets } from "../../spec/markets.ts"
import type { Document, Translations } from "./content.ts"
import { filesIn } from "./files.ts"
import { numberProblems } from "./number-problems.ts"
import { characterFault, cleanText } from "./plain-text.ts"
import type { Reader } from "./reader.ts"

const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

const documentIn = <FrontMatter>(
  { problems, read, validate }: Reader,
  file: string,
  shape: z.ZodType<FrontMatter>,
): Document<FrontMatter> | undefined => {
  const [, frontMatter, body] = frontMatterPattern.exec(read(file)) ?? []
  if (frontMatter === undefined || !body?.trim()) {
    problems.push({ file, field: "(file)", reason: "must start with front matter between --- lines, then text" })
    return undefined
  }
  let value: unknown
  try {
    value = parseYaml(frontMatter)
  } catch (error) {
    problems.push({ file, field: "(front matter)", reason: `is not valid YAML: ${(error as Error).message}` })
    return undefined
  }
  const fields = validate(file, shape, value)
  const text = cleanText(body)
  const reason = characterFault(text)
  if (reason) problems.push({ file, field: "(text)", reason })
  problems.push(...numberProblems(file, { "(text)": text }))
  return fields && { ...fields, body: text, file }
}

/**
 * Reads the documents in a folder of a market, each in all of the market's languages.
 * @param shared fields that are the same in every language
 */
export const documents = <FrontMatter extends { slug?: string | undefined }>(
  reader: Reader,
  market: MarketName,
  folder: string,
  shape: z.ZodType<FrontMatter>,
  shared: readonly (keyof FrontMatter & string)[],
): Translations<FrontMatter>[] => {
  const { pathOf, problems } = reader
  const languages: readonly Language[] = markets[market].languages
  const byId = new Map<string, Partial<Record<Language, Document<FrontMatter>>>>()
  for (const file of filesIn(pathOf, `${market}/${folder}`, ".md")) {
    const [, id, code] = /([^/]+)\.([a-z]{2})\.md$/.exec(file) ?? []
    const language = languages.find((known) => known === code)
    if (!id || !language) {
      const reason = `must end in the language: ${languages.map((known) => `.${known}.md`).join(", ")}`
      problems.push({ file, field: "(file name)", reason })
      continue
    }
    const document = documentIn(reader, file, shape)
    if (document) byId.set(id, { ...byId.get(id), [language]: document })
  }
  return [...byId].flatMap(([id, translations]) => {
    for (const language of languages) {
      const file = `${market}/${folder}/${id}.${language}.md`
      const reason = "is missing: every text exists in every language of its market"
      if (!existsSync(pathOf(file))) problems.push({ file, field: "(file)", reason })
    }
    const versions = languages.flatMap((language) => translations[language] ?? [])
    for (const field of shared)
      for (const { file, [field]: value } of versions)
        if (JSON.stringify(value) !== JSON.stringify(versions[0]?.[field])) {
          const reason = `differs from ${versions[0]?.file}: it is the same in every language`
          problems.push({ file, field, reason })
        }
    return versions.length === languages.length
      ? [{ id, versions: translations as Record<Language, Document<FrontMatter>> }]
      : []
  })
}
