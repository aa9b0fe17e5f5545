import { anyHome } from "./criteria.ts"
import type { HomesData } from "./homes.ts"
import { search } from "./search.ts"
import { indexOf } from "./search-index.ts"
import type { TextNames } from "./search-text.ts"

const data: HomesData = {
  ids: ["angsvagen-3", "kvistgatan-12", "storgatan-1"].join("\n"),
  areas: [
    { id: "kallio", city: "helsinki", names: ["Kallio", "Berghäll"], codes: "00530", near: [] },
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
  viewings: [[], [], []],
  since: 0,
  newest: { year: 2026, day: 20778 },
}
const names: TextNames = {
  filters: [
    {
      kind: "choice",
      name: "rooms",
      options: [
        { value: "1", name: "1 rum" },
        { value: "2", name: "2 rum" },
        { value: "5", name: "5 rum eller fler" },
      ],
    },
    { kind: "choice", name: "type", options: [{ value: "rowHouse", name: "Radhus" }] },
  ],
  moreFilters: [
    {
      kind: "choice",
      name: "has",
      options: [
        { value: "lift", name: "Hiss" },
        { value: "sauna", name: "Bastu" },
      ],
    },
    { kind: "choice", name: "status", options: [{ value: "sold", name: "Såld" }] },
    { kind: "choice", name: "energy", options: [{ value: "A", name: "Energiklass A" }] },
  ],
  words: { roomWords: "etta/studio,tvåa/one-bedroom/1-bedroom,trea,fyra,femma" },
}
const [house, flat, sold] = [0, 1, 2]
const found = (text: string) => {
  const { homes, isMisspelled } = search(indexOf(data), { ...anyHome, text }, 0, names)
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
])("%j is found as it is", (text, homes) => {
  expect(found(text)).toEqual({ homes, isMisspelled: false })
})

test.each<[string, string, number[]]>([
  ["kvisgatan", "a letter is missing", [flat]],
  ["kvisttgatan", "a letter is too many", [flat]],
  ["kvidtgatan", "a letter is wrong", [flat]],
  ["kvitsgatan", "two letters are swapped", [flat]],
  ["solan", "the last two letters are swapped", [house, sold]],
  ["radhos", "the name of a kind is wrong", [house]],
  ["etto solna", "one of two words is wrong", [sold]],
])("%j is found although %s", (text, _, homes) => {
  expect(found(text)).toEqual({ homes, isMisspelled: true })
})

test.each(["kvsgatan", "kvistagtann", "sol4naa", "hisss2", "his1x", "xet", "99999", "2h 12", "kalliostossa"])(
  "%j is nothing",
  (text) => {
    expect(found(text)).toEqual({ homes: [], isMisspelled: false })
  },
)
