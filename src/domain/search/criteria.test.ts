import { anyHome, criteriaFrom, isUntidy, queryOf } from "./criteria.ts"
import { queryNames } from "./query-names.ts"

const from = (query: string) => criteriaFrom(new URLSearchParams(query))

test("every filter of a query is read", () => {
  expect(
    from(
      "q=Kvist+12&place=solna,stockholm&price=2000000..4000000&size=50..&fee=..4000&floor=1..3&plot=500..&year=..1939" +
        "&within=59.3,18,59.4,18,59.4,18.1&rooms=2,3&type=house&status=forSale,upcoming&energy=B&has=lift,viewing&sort=cheapest",
    ),
  ).toEqual({
    text: "Kvist 12",
    place: ["solna", "stockholm"],
    within: [59.3, 18, 59.4, 18, 59.4, 18.1],
    price: { least: 2000000, most: 4000000 },
    size: { least: 50 },
    fee: { most: 4000 },
    floor: { least: 1, most: 3 },
    plot: { least: 500 },
    year: { most: 1939 },
    rooms: ["2", "3"],
    type: ["house"],
    status: ["forSale", "upcoming"],
    energy: ["B"],
    has: ["lift", "viewing"],
    sort: "cheapest",
  })
})

test.each([
  ["price=4000000..2000000", "an upper end below the lower"],
  ["price=2..3..4", "three ends"],
  ["price=2000000", "one number alone"],
  ["price=-5..", "a number below zero"],
  ["price=1e9..", "another way to write a number"],
  ["price=1234567890123..", "a number longer than any price"],
  ["rooms=0,9", "choices that there are not"],
  ["has=pool&sort=random&type=castle", "words that the search does not know"],
  ["place=<script>,..,A", "places that are no ids"],
  ["q=++", "an empty text"],
  ["price=..", "a range without ends"],
])("%s is ignored: %s", (query) => {
  expect(from(query)).toEqual(anyHome)
})

test("a search text has at most 80 characters", () => {
  expect(from(`q=${"a".repeat(200)}`).text).toBe("a".repeat(80))
})

test.each([
  "",
  "price=2000000..4000000",
  "size=50..",
  "fee=..4000",
  "q=M%C3%A4ster+%26+s%C3%B6n%2B",
  "place=solna,stockholm&price=..1&size=1..2&fee=..3&floor=0..1&plot=5..&year=1900..1939&rooms=2,3&type=house&status=sold&energy=A,B&has=lift,sauna&sort=fee",
])("the query %s comes back unchanged", (query) => {
  expect(queryOf(from(query))).toBe(query)
})

test("values in another order and twice make the same query", () => {
  expect(queryOf(from("sort=fee&rooms=3,2,3&place=solna,solna"))).toBe("place=solna&rooms=2,3&sort=fee")
})

test("every name of a query is valid", () => {
  const all = queryOf(
    from(
      "q=a&place=a&within=59,18,59,19,60,18&price=1..&size=1..&fee=1..&floor=1..&plot=1..&year=1..&rooms=1&type=house&status=sold&energy=A&has=lift&sort=fee",
    ),
  )
  expect([...new URLSearchParams(all).keys()]).toEqual(queryNames)
})

test("only what the search knows stays in a query", () => {
  expect(queryOf(from("rooms=12&type=castle&sort=cheapest"))).toBe("sort=cheapest")
})

test("repeated names of a form add up", () => {
  expect(queryOf(from("rooms=1&rooms=2&place=solna&place=nacka"))).toBe("place=solna,nacka&rooms=1,2")
})

test.each([
  ["", false],
  ["utm_source=letter", false],
  ["view=map&sort=fee&rooms=2,3", false],
  ["rooms=1&rooms=2", true],
  ["price=9..1", true],
  ["type=castle", true],
  ["within=59,18,59,19,60,18", false],
  ["within=59,18,59,19", true],
  ["within=59,18,59,19,60,181", true],
  ["within=59,18,59,19,60", true],
])("whether %p is untidy: %p", (query, untidy) => {
  expect(isUntidy(query)).toBe(untidy)
})
