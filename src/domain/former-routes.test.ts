import { type Market, markets } from "../spec/markets.ts"
import { formerRoutesOf } from "./former-routes.ts"

test("former slugs of a list, of homes and of the blog lead to the pages that have another slug now", () => {
  const { sold, property, blog } = markets.se.routes
  const market: Market = {
    ...markets.se,
    routes: {
      sold: { ...sold, formerSlugs: { en: ["final-prices"] } },
      property: { ...property, formerSlugs: { sv: ["bostad"] } },
      blog: { ...blog, formerSlugs: { sv: ["nytt"] } },
    },
  }
  expect(formerRoutesOf(market)).toEqual([
    { from: "/en/final-prices", to: "/en/sold-prices/" },
    { from: "/en/final-prices/:slug", to: "/en/sold-prices/:slug/" },
    { from: "/bostad/:slug", to: "/objekt/:slug/" },
    { from: "/nytt", to: "/blogg/" },
    { from: "/nytt/:slug", to: "/blogg/:slug/" },
    { from: "/nytt/amne/:slug", to: "/blogg/amne/:slug/" },
  ])
})
