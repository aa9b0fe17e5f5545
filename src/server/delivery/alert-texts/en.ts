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
  home: {
    title: "Confirm that you want to follow {street}",
    asked:
      "We have been asked to write to this address when the price or the viewings change and when this home is sold:",
    price: "new price",
    viewing: "new viewing",
    viewings: "new viewings",
    cancelled: "viewing cancelled",
    moved: "viewings rescheduled",
    viewingsHeading: "Viewings",
    newTime: "New: {time}",
    cancelledTime: "Cancelled: {time}",
    statuses: {
      forSale: { title: "now for sale", text: "The home is now for sale." },
      reserved: {
        title: "reserved",
        text: "A buyer has reserved the home, but the sale is not final. We will write to you if it becomes available again.",
      },
      sold: { title: "sold", text: "The home has been sold." },
      gone: { title: "no longer for sale", text: "The home is no longer for sale with us." },
    },
    last: "This is the last e-mail about it. The alert ends, and we delete your address.",
    why: "You get this e-mail because you follow the home. We write once a day at most.",
    retention:
      "We keep your e-mail address and which home you follow until you end the alert or the home is no longer for sale, and for {months} months at the longest.",
  },
} as const satisfies AlertTexts
