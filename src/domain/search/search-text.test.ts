import { anyHome } from "./criteria.ts"
import type { HomesData } from "./homes.ts"
import { search } from "./search.ts"
import { indexOf } from "./search-index.ts"
import type { Vocabulary } from "./text/meanings.ts"

const data: HomesData = {
  ids: ["angsvagen-3", "kvistgatan-12", "storgatan-1"].join("\n"),
  areas: [
    { id: "kallio", city: "helsinki", names: ["Kallio", "Helsinki", "Berghäll"], codes: "00530", near: [] },
    { id: "solna", city: "solna", names: ["Solna"], codes: "16937 17148", near: [] },
  ],
  buildings: ["Brf Sältingen 4"],
  area: [1, 0, 1],
  building: [null, 0, null],
  type: [1, 0, 0],
  status: [0, 0, 3],
  energy: [null, null, null],
  price: [12_000_000, 4_950_000, 2_000_000],
  fee: [0, 3457, 500],
  size: [1670, 567, 200],
  rooms: [7, 2, 1],
  floor: [null, 3, 1],
  plot: [812, null, null],
  year: [56, 118, 118],
  has: [0, 1, 4],
  published: [200, 0, 100],
  changed: [0, 0, 0],
  viewings: ",,",
  since: 0,
  newest: { year: 2026, day: 20778 },
}
const vocabulary: Vocabulary = {
  small: "i, med, rum och kök",
  most: "under, högst",
  least: "minst, från",
  orMore: "eller fler",
  to: "till, eller",
  without: "utan",
  flatNumber: "lgh",
  endings: "s, n, en, t, ssa, sta, lla, ssä, on, er, na, or, orna, r",
  "rooms.1": "etta, studio",
  "rooms.2": "tvåa, one-bedroom",
  "rooms.5": "femma",
  "type.apartment": "lägenhet",
  "type.rowHouse": "radhus, hus",
  "type.house": "villa, hus",
  "status.sold": "såld",
  "has.lift": "hiss",
  "has.sauna": "bastu",
  "tenure.shares": "brf, bostadsrätt",
  "number.2": "två",
  "unit.million": "mkr, miljoner",
  "unit.thousand": "tkr",
  "unit.money": "kr, eur",
  "unit.area": "kvm, m2",
  "unit.rooms": "rum, rok, r o k, rum och kök, h, r",
  "unit.bedrooms": "bedroom, bedrooms",
  "unit.decade": "talet",
  "subject.fee": "avgift",
  "subject.plot": "tomt",
  "subject.floor": "våning",
  "subject.year": "byggår",
}
const [house, flat, sold] = [0, 1, 2]
const found = (text: string) => {
  const { homes, isMisspelled } = search(indexOf({ ...data, vocabulary }), { ...anyHome, text }, 0)
  return { homes: homes.toSorted(), isMisspelled }
}

test.each<[string, number[]]>([
  ["radhus", [house]],
  ["RADH", [house]],
  ["hiss", [flat]],
  ["bastu", [sold]],
  ["sald", [sold]],
  ["etta", [sold]],
  ["tvåa", [flat]],
  ["femma", [house]],
  ["1 rum", [sold]],
  ["5 rum solna", [house]],
  ["2rum", [flat]],
  ["2 rum solna", []],
  ["storgatan 1", [sold]],
  ["hiss kallio", [flat]],
  ["hiss solna", []],
  ["sältingen", [flat]],
  ["berghall", [flat]],
  ["171 48", [house, sold]],
  ["17148 radhus", [house]],
  ["171", [house, sold]],
  ["00530", [flat]],
  ["0053", [flat]],
  ["2h", [flat]],
  ["2h+k+s Kallio", [flat]],
  ["kallio 2 h + kk", [flat]],
  ["2r+k", [flat]],
  ["7h", [house]],
  ["2 rok", [flat]],
  ["2 r o k", [flat]],
  ["2 rum och kök", [flat]],
  ["studio", [sold]],
  ["one-bedroom", [flat]],
  ["1 bedroom kallio", [flat]],
  ["1 bedrooms", [flat]],
  ["Kalliossa", [flat]],
  ["Kallion", [flat]],
  ["Kallioon", [flat]],
  ["Solnas", [house, sold]],
  ["bastussa", [sold]],
  ["ra", []],
  ["energiklass", []],
  ["i", [house, flat, sold]],
  ["i Solna", [house, sold]],
  ["i solna med bastu", [sold]],
  ["hus i Solna", [house]],
  ["radhusen", [house]],
  ["husen Solna", [house]],
  ["villor", []],
  ["rad hus", [house]],
  ["utan hiss", [house, sold]],
  ["etta eller tvåa", [flat, sold]],
  ["Solna eller Kallio", [house, flat, sold]],
  ["Helsingissä", [flat]],
  ["två rum", [flat]],
  ["3+ rum", [house]],
  ["5 rum eller fler", [house]],
  ["1-2 rum", [flat, sold]],
  ["högst 2 rum", [flat, sold]],
  ["under 5 miljoner", [flat, sold]],
  ["4 950 000:-", [flat, sold]],
  ["€4,950,000", [flat, sold]],
  ["minst 5 mkr", [house]],
  ["2–5 mkr", [flat, sold]],
  ["minst 100 kvm", [house]],
  ["minst 56,7 m²", [house, flat]],
  ["avgift under 3000 kr", [house, sold]],
  ["tomt minst 800 kvm", [house]],
  ["våning 3", [flat]],
  ["byggår 1908", [flat, sold]],
  ["1970-talet", [house]],
  ["bostadsrätt", [flat]],
  ["Brf Sältingen", [flat]],
  ["Kvistgatans", [flat]],
  ["Kvistgatan 1", [flat]],
  ["Kvistgatan 12 A, lgh 1201, 005 30 Kallio", [flat]],
  ["storgatan 3", []],
])("%j is found as it is", (text, homes) => {
  expect(found(text)).toEqual({ homes, isMisspelled: false })
})

test.each<[string, string, number[]]>([
  ["kvisgatan", "a letter is missing", [flat]],
  ["kvisttgatan", "a letter is too many", [flat]],
  ["kvidtgatan", "a letter is wrong", [flat]],
  ["kvitsgatan", "two letters are swapped", [flat]],
  ["kvsgatan", "two of its many letters are missing", [flat]],
  ["kvistagtann", "letters are swapped and too many", [flat]],
  ["Kaliossa", "the stem of a form is wrong", [flat]],
  ["rahdus i solna", "a word that means a kind of home is wrong", [house]],
  ["solan", "the last two letters are swapped", [house, sold]],
  ["radhos", "the name of a kind is wrong", [house]],
  ["etto solna", "one of two words is wrong", [sold]],
])("%j is found although %s", (text, _, homes) => {
  expect(found(text)).toEqual({ homes, isMisspelled: true })
})

test.each(["kvsgtan", "sol4naa", "hisss2", "his1x", "xet", "99999", "2h 12", "kalliostossa"])(
  "%j is nothing",
  (text) => {
    expect(found(text)).toEqual({ homes: [], isMisspelled: false })
  },
)

test("the spelling of three unknown words is guessed, and no more, because each is compared with all words", () => {
  expect(found("kvistgatna solma sältinegn")).toMatchObject({ isMisspelled: true })
  expect(found("solma solma solma").homes).toEqual([0, 2])
  expect(found("solma solma solma solma")).toEqual({ homes: [], isMisspelled: false })
})
