/** @jest-environment node */

import { editionOf, libraries } from "../../site/edition.ts"
import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import type { Language } from "../../spec/languages.ts"
import { agentsPage } from "./agents.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }

const agentsIn = (market: Content, language: Language) => agentsPage.version(editionOf(market, language, libraries()))

test.each([
  ["se", "sv", "Anton Björkefall", "svenska, engelska och tyska"],
  ["se", "en", "Anton Björkefall", "Swedish, English and German"],
  ["fi", "fi", "Mikael Sandås", "ruotsi ja suomi"],
  ["fi", "sv", "Noora Kivelä", "finska, engelska och estniska"],
] as const)("in %s, the page in %s says of %s: %s", (market, language, name, languages) => {
  const agent = agentsIn(content[market], language).page.agents.find((one) => one.name === name)
  expect(agent?.languages).toBe(languages)
})

test("each agent is shown with the title, the page and the telephone number of their own record", () => {
  const { agents } = agentsIn(content.fi, "sv").page
  expect(agents.map(({ name, title, path, phoneLabel }) => [name, title, path, phoneLabel])).toEqual([
    ["Aino Lehtovirta", "Fastighetsmäklare, AFM", "/maklare/aino-lehtovirta/", "09 000 0001"],
    ["Mikael Sandås", "Försäljningsdirektör, AFM", "/maklare/mikael-sandas/", "09 000 0002"],
    ["Noora Kivelä", "Fastighetsmäklare, AFM", "/maklare/noora-kivela/", "09 000 0003"],
    ["Petri Honkasalmi", "Fastighetsmäklare, AFM", "/maklare/petri-honkasalmi/", "09 000 0004"],
  ])
})

test("search engines read the agents in the order of the page, with full addresses in its language", () => {
  expect(agentsIn(content.se, "en").jsonLd).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: "Anton Björkefall", url: "https://www.kvistbo.example/en/agents/anton-bjorkefall/" },
        { position: 2, name: "Jonas Tångberg" },
        { position: 3, name: "Selma Granvik" },
        { position: 4, name: "Tuva Rimstedt" },
      ],
    },
  ])
})

test("without agents, the page says how to reach the agency", () => {
  const { page, jsonLd } = agentsIn({ ...content.se, agents: [] }, "en")
  expect([page.lead, page.agents]).toEqual(["There are no agents here yet. Contact us, and we will answer.", []])
  expect(jsonLd).toMatchObject([{ itemListElement: [] }])
})
