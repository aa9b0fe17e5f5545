/** @jest-environment node */
import { markets } from "../../spec/markets.ts"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { publishedAgents } from "./agents.ts"

const tuva = { name: "Tuva Rimstedt", email: "tuva@example.com", homes: ["a"] }
const agency = { name: markets.se.agency.name, address: markets.se.agency.email }

const readerOf = (agents: unknown) => {
  const dist = temporaryFolder()
  writeFiles(dist, { "se/contact/agents.json": JSON.stringify(agents) })
  return publishedAgents(dist)
}

test("a home has its agent, and any other request the agency", async () => {
  const agentOf = readerOf({ agents: [tuva] })
  expect(await agentOf({ market: "se", home: "a" })).toEqual({ name: tuva.name, address: tuva.email })
  for (const home of ["b", null]) expect(await agentOf({ market: "se", home })).toEqual(agency)
  expect(await agentOf({ market: "fi", home: "a" })).toMatchObject({ address: markets.fi.agency.email })
})

test("agents of another version are as missing ones, and logged once", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  const agentOf = readerOf({ agents: [{ ...tuva, email: undefined }] })
  for (const home of ["a", "a"]) expect(await agentOf({ market: "se", home })).toEqual(agency)
  expect(log.mock.calls).toEqual([
    [
      "contact/agents.json of the site is not as this server reads it (agents.0.email: expected a string): deploy the site and the server of one version.",
    ],
  ])
  log.mockRestore()
})
