import { indexIn } from "./owners-index.ts"

it("has the topics in their order, and everyday words", () => {
  const markdown = `# The specification

## Three markets

| Rule | What always holds | Where |
| --- | --- | --- |
| PRODUCT-1 | Every visitor is anonymous | [three markets](three_markets.feature) |

## Everyday words

- **cookie**: [CONSENT-1, CONSENT-3](consenting.feature), [SCREEN-9](articles.feature)
`
  expect(indexIn(markdown)).toEqual({
    topics: [{ title: "Three markets", rules: ["PRODUCT-1"] }],
    words: [{ word: "cookie", rules: ["CONSENT-1", "CONSENT-3", "SCREEN-9"] }],
  })
})
