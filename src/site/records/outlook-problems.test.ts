import type { Listing } from "../../content/schema.ts"
import type { Language } from "../../spec/languages.ts"
import { outlookProblems } from "./outlook-problems.ts"

const flat = (floorPlan: object) => ({ type: "apartment", floorPlan }) as Listing

const home = flat({
  yard: "west",
  rooms: [
    { kind: "living", area: 20, faces: "yard" },
    { kind: "kitchen", area: 10, faces: "street" },
    { kind: "bedroom", area: 12 },
    { kind: "balcony", area: 4 },
  ],
})

test.each<[Language, string]>([
  ["sv", "Balkongen vetter mot väster."],
  ["sv", "Köket ligger mot öster, vardagsrummet mot väster."],
  ["sv", "Fyra sovrum och en balkong i västerläge."],
  ["sv", "Balkongen har kvällssol."],
  ["sv", "Bussen går mot norr, och nordvästvinden känns på balkongen."],
  ["fi", "Parveke on länteen, keittiö itään."],
  ["fi", "Ikkunat avautuvat itään ja länteen."],
  ["fi", "Länsiparveke ja parvekkeella ilta-aurinko."],
  ["en", "A west-facing balcony, and a kitchen to the east."],
  ["en", "The balcony catches the north-west wind."],
  ["en", "A one-bedroom flat with a balcony in the evening sun."],
])("in %s, the plan agrees that %s", (language, sentence) => {
  expect(outlookProblems(home, language, sentence)).toEqual([])
})

test.each<[Language, string, string]>([
  ["sv", "Balkongen vetter åt sydväst.", "no balcony that faces southWest"],
  ["sv", "Vardagsrum och kök ligger mot väster.", "no kitchen that faces west"],
  ["sv", "Sovrummet ligger mot norr.", "no bedroom that faces north"],
  ["sv", "Balkongen har morgonsol.", "no balcony that faces northEast or east or southEast"],
  ["fi", "Parveke on etelään.", "no balcony that faces south"],
  ["fi", "Ikkuna avautuu kaakkoon.", "no window that faces southEast"],
  ["en", "The balcony faces south-west.", "no balcony that faces southWest"],
  ["en", "Living room and kitchen face east.", "no living that faces east"],
])("in %s, the plan contradicts that %s", (language, sentence, problem) => {
  expect(outlookProblems(home, language, sentence)).toEqual([`says "${sentence}", and the floor plan has ${problem}`])
})

test("a text that says where a room faces needs the direction of the yard", () => {
  const { rooms } = home.floorPlan ?? {}
  expect(outlookProblems(flat({ rooms }), "en", "The balcony faces west.")).toEqual([
    'says "The balcony faces west.", and the floor plan lacks "yard", which says where the home faces',
  ])
})

test("the balcony of a bedroom faces where the bedroom does, and the terrace of a house the yard", () => {
  const rooms = [
    { kind: "living", area: 20 },
    { kind: "bedroom", area: 12, faces: "street" },
    { kind: "balcony", area: 4, from: "bedroom" },
    { kind: "terrace", area: 20 },
  ]
  const house = { ...flat({ yard: "south", rooms }), type: "house" } as Listing
  expect(outlookProblems(house, "en", "The balcony faces north, the terrace south.")).toEqual([])
})

test("the only room of a flat has its windows to the yard", () => {
  const studio = flat({ yard: "north", rooms: [{ kind: "living", area: 20 }] })
  expect(outlookProblems(studio, "sv", "Fönstret vetter mot norr.")).toEqual([])
  expect(outlookProblems(studio, "sv", "Fönstret vetter mot söder.")).toHaveLength(1)
})
