import type { Kind } from "./budgets.ts"
import type { CountName } from "./counts.ts"

export type CountBudget = Readonly<Partial<Record<CountName, number>>>

/** Loading any page that the visitor does not touch. */
export const untouchedBudget: CountBudget = { commits: 0, renders: 0 }

/**
 * Loading and starting the page of each kind that has several visits, by a phone with an empty cache: HTML, then scripts
 * and data together, then the consent form. The portrait of an agent is one request of homes and articles. The rest is for
 * a few words or one more part in the content; each link of the footer is five renders. Restyles and layouts are reported
 * only, because a busy machine draws fewer frames.
 */
export const loadBudgets: Readonly<Record<Kind, CountBudget>> = {
  home: { requests: 17, roundTrips: 3, commits: 4, renders: 410, restyledElements: 580 },
  listings: { requests: 16, roundTrips: 3, commits: 5, renders: 500, restyledElements: 990 },
  // The links of a home's area to what was sold there are ten renders.
  property: { requests: 17, roundTrips: 3, commits: 6, renders: 330, restyledElements: 755 },
  areas: { requests: 14, roundTrips: 3, commits: 4, renders: 440, restyledElements: 480 },
  area: { requests: 17, roundTrips: 3, commits: 4, renders: 355, restyledElements: 635 },
  agents: { requests: 17, roundTrips: 3, commits: 4, renders: 230, restyledElements: 180 },
  agent: { requests: 17, roundTrips: 3, commits: 4, renders: 470, restyledElements: 640 },
  sellers: { requests: 14, roundTrips: 3, commits: 5, renders: 310, restyledElements: 650 },
  sold: { requests: 12, roundTrips: 3, commits: 4, renders: 420, restyledElements: 400 },
  contact: { requests: 13, roundTrips: 3, commits: 5, renders: 200, restyledElements: 245 },
  blog: { requests: 17, roundTrips: 3, commits: 4, renders: 290, restyledElements: 245 },
  post: { requests: 14, roundTrips: 3, commits: 4, renders: 280, restyledElements: 280 },
  privacy: { requests: 13, roundTrips: 3, commits: 4, renders: 200, restyledElements: 285 },
  content: { requests: 14, roundTrips: 3, commits: 4, renders: 205, restyledElements: 200 },
  favourites: { requests: 12, roundTrips: 3, commits: 5, renders: 250, restyledElements: 170 },
  thanks: { requests: 13, roundTrips: 3, commits: 4, renders: 200, restyledElements: 155 },
  "not found": { requests: 10, roundTrips: 3, commits: 4, renders: 240, restyledElements: 170 },
  house: { requests: 18, roundTrips: 3, commits: 4, renders: 300, restyledElements: 410 },
  neighbourhoods: { requests: 12, roundTrips: 3, commits: 4, renders: 225, restyledElements: 740 },
  hitas: { requests: 13, roundTrips: 3, commits: 4, renders: 230, restyledElements: 415 },
}

/**
 * What a visitor does on a page that is still. Where answers arrive one by one, commits and restyles depend on how many
 * arrive in a frame, so that only requests, renders and elements have a budget.
 */
export const actBudgets: Readonly<Record<string, CountBudget>> = {
  // Hydrates the search, and asks for its data and for each home that is shown; 1500 to 2100 elements by frames.
  "first filter": { requests: 10, roundTrips: 2, renders: 338, restyledElements: 2300 },
  // Data and code are there before the tap: the page itself asks for its pictures. The list that is left has some thirty
  // elements more than before balcony, sauna and the like stood among its first filters; the link to follow the home is three
  // renders.
  "a tap on a card": { requests: 6, roundTrips: 2, commits: 11, renders: 368, restyledElements: 645 },
  // The list is kept, hidden, and shown again where it was left: 24 elements, or 48 where a frame falls in between.
  back: { requests: 1, roundTrips: 1, commits: 6, renders: 210, restyledElements: 50, restyles: 4, layouts: 3 },
  // Among 10 000 homes, each home that is shown is a request, and is drawn when it arrives: up to three renders more for
  // each that has a frame of its own.
  "search: rooms": { requests: 25, roundTrips: 1, renders: 470, restyledElements: 700 },
  "search: a lift": { requests: 21, roundTrips: 1, renders: 455, restyledElements: 700 },
  "search: a viewing in a week": { requests: 10, roundTrips: 1, renders: 380, restyledElements: 620 },
  "search: the highest price": { requests: 7, roundTrips: 1, renders: 360, restyledElements: 610 },
  "search: the lowest size": { requests: 10, roundTrips: 1, renders: 375, restyledElements: 630 },
  "search: a text": { requests: 24, roundTrips: 1, renders: 480, restyledElements: 700 },
  "search: an order": { requests: 24, roundTrips: 1, renders: 480, restyledElements: 690 },
  // The map of 10 000 homes draws some dozen marks at once, and only those near the viewport.
  "map 1: opening": {
    requests: 0,
    roundTrips: 0,
    commits: 3,
    renders: 92,
    restyles: 2,
    restyledElements: 98,
    layouts: 2,
  },
  "map 2: nearer": {
    requests: 0,
    roundTrips: 0,
    commits: 1,
    renders: 14,
    restyles: 2,
    restyledElements: 19,
    layouts: 1,
  },
  "map 3: nearer": {
    requests: 0,
    roundTrips: 0,
    commits: 1,
    renders: 14,
    restyles: 1,
    restyledElements: 30,
    layouts: 1,
  },
  "map 4: to the side": {
    requests: 0,
    roundTrips: 0,
    commits: 1,
    renders: 13,
    restyles: 1,
    restyledElements: 12,
    layouts: 1,
  },
  "map 5: farther": {
    requests: 0,
    roundTrips: 0,
    commits: 1,
    renders: 13,
    restyles: 1,
    restyledElements: 9,
    layouts: 1,
  },
  "map 6: farther": {
    requests: 0,
    roundTrips: 0,
    commits: 1,
    renders: 14,
    restyles: 1,
    restyledElements: 15,
    layouts: 1,
  },
  // The list below the map is not shown, and yet its homes are asked for and rendered. Each home that arrives in a frame of
  // its own renders 17 components: 885 to 1038 in all.
  "map 7: another search": {
    requests: 25,
    roundTrips: 1,
    renders: 1050,
    restyledElements: 95,
    layouts: 2,
  },
  "map 8: the search before": {
    requests: 0,
    roundTrips: 0,
    commits: 6,
    renders: 420,
    restyles: 3,
    restyledElements: 27,
    layouts: 2,
  },
}
