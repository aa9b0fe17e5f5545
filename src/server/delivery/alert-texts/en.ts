import type { AlertTexts } from "./alert-texts.ts"

export const en = {
  ownWords: "your own words",
  confirmation: {
    title: "Confirm that you want to follow a search",
    search: "We have been asked to write to this address when new homes and changed prices turn up in this search:",
    confirm: "Do you want that? Confirm within {hours} hours: {link}",
    stranger:
      "Was it not you? Then there is nothing for you to do. We will not write again, and we delete the address after {hours} hours.",
  },
  news: {
    addedOne: "{count} new home",
    added: "{count} new homes",
    changedOne: "{count} changed price",
    changed: "{count} changed prices",
    and: " and ",
    search: "In your search:",
    addedHeading: "New in your search",
    changedHeading: "Changed prices",
    price: "{term}: {to}, was {from}",
    more: "Your search has {count} more. See all of its homes:",
    why: "You get this e-mail because you follow the search. We write once a day at most.",
    endHeading: "Your alert",
    end: "End the alert, and we delete your address: {link}",
  },
  data: {
    heading: "Your data",
    retention:
      "We keep your e-mail address and the search until you end the alert, and for {months} months at the longest.",
  },
} as const satisfies AlertTexts
