/** @jest-environment node */
import { fromHtml, runsOnHtml } from "./driver.ts"

jest.mock("@cucumber/cucumber", () => ({ defineParameterType: () => {} }))

fromHtml("these addresses:")
fromHtml("a visitor opens {string}", { unless: /\?/ })
fromHtml("the page says {string}")

const scenario = (steps: readonly string[], tags: readonly string[] = []) => ({
  tags: tags.map((name) => ({ name, astNodeId: "" })),
  steps: ["these addresses:", ...steps].map((text) => ({
    id: "",
    astNodeIds: [],
    text,
    ...(text === "these addresses:" && {
      argument: { dataTable: { rows: [{ cells: [{ value: "large homes" }, { value: "/bostader/?rum=4" }] }] } },
    }),
  })),
})

test.each([
  ["it only reads", ['a visitor opens "/bostader/"', 'the page says "53 bostäder"'], [], true],
  ["one of its sentences acts", ['a visitor opens "/bostader/"', "they press Tab"], [], false],
  ["it opens a search", ['a visitor opens "/bostader/?rum=3"'], [], false],
  ["it opens a search by the name of its address", ['a visitor opens "large homes"'], [], false],
  ["it opens a search without scripts", ['a visitor opens "large homes"'], ["@no-javascript"], true],
  ["it names a search only in a text", ['the page says "large homes"'], [], true],
  ["it needs a service worker", ['a visitor opens "/bostader/"'], ["@service-worker"], false],
])("where %s", (_, steps, tags, isEnough) => {
  expect(runsOnHtml(scenario(steps, tags))).toBe(isEnough)
})
