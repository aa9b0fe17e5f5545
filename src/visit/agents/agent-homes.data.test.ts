/** @jest-environment node */
import { readContent } from "../../site/records/read-content.ts"
import { agentsOfArea, areasOfAgent, homesOfAgent } from "./agent-homes.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

test("an agent's homes are divided into those on offer and sold ones, the newest first and by id on one day", () => {
  const { offered, sold } = homesOfAgent(content.se, "jonas-tangberg")
  expect(idsOf(offered)).toEqual([
    ...["betesmarksvagen-33", "nyhusgatan-9", "villavagen-11", "kopenhamnsgatan-8"],
    ...["kilometergatan-3", "tangrosgatan-14", "skeppsklockegatan-13", "billigastgatan-27"],
  ])
  expect(idsOf(sold)).toEqual(["saldgatan-21", "saldangen-17"])
})

test("upcoming and reserved homes are on offer too", () => {
  const { offered, sold } = homesOfAgent(content.fi, "noora-kivela")
  expect(offered.map(({ status }) => status).toSorted()).toEqual([
    ...["forSale", "forSale", "forSale", "forSale", "reserved", "upcoming"],
  ])
  expect(sold).toEqual([])
})

test("every home of the market is one agent's, and only theirs", () => {
  const ids = content.se.agents.flatMap(({ id }) => {
    const { offered, sold } = homesOfAgent(content.se, id)
    return idsOf([...offered, ...sold])
  })
  expect(ids).toHaveLength(53)
  expect(new Set(ids)).toEqual(new Set(idsOf(content.se.listings)))
})

test("an agent's areas are those with most homes first, and by id where they have as many", () => {
  // Eight homes on Södermalm, and four each in Nacka and Vasastaden.
  expect(idsOf(areasOfAgent(content.se, "tuva-rimstedt"))).toEqual(["sodermalm", "nacka", "vasastaden"])
})

test("an area's agents are those with most homes there first", () => {
  // Mikael Sandås has four homes in Kalasatama and Aino Lehtovirta one; in Kallio it is the other way round.
  expect(idsOf(agentsOfArea(content.fi, "kalasatama"))).toEqual(["mikael-sandas", "aino-lehtovirta"])
  expect(idsOf(agentsOfArea(content.fi, "kallio"))).toEqual(["aino-lehtovirta", "mikael-sandas"])
})

test("a sold home still says that its agent knows the area", () => {
  const sold = { ...content.se, listings: content.se.listings.filter(({ id }) => id === "saldangen-17") }
  expect(idsOf(agentsOfArea(sold, "goteborg"))).toEqual(["jonas-tangberg"])
  expect(idsOf(areasOfAgent(sold, "jonas-tangberg"))).toEqual(["goteborg"])
})

test("without homes, no agent has an area and no area an agent", () => {
  const empty = { ...content.se, listings: [] }
  expect(homesOfAgent(empty, "tuva-rimstedt")).toEqual({ offered: [], sold: [] })
  expect([areasOfAgent(empty, "tuva-rimstedt"), agentsOfArea(empty, "sodermalm")]).toEqual([[], []])
})
