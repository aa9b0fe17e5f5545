import type { AlertTexts } from "./alert-texts.ts"

export const nb = {
  ownWords: "egne søkeord",
  confirmation: {
    title: "Bekreft at du vil følge et søk",
    search: "Vi har fått beskjed om å sende e-post hit når nye boliger og endrede priser dukker opp i dette søket:",
    confirm: "Vil du det? Bekreft innen {hours} timer: {link}",
    stranger:
      "Var det ikke deg? Da trenger du ikke gjøre noe. Vi sender ikke mer og sletter adressen etter {hours} timer.",
  },
  news: {
    addedOne: "{count} ny bolig",
    added: "{count} nye boliger",
    changedOne: "{count} endret pris",
    changed: "{count} endrede priser",
    and: " og ",
    search: "I søket ditt:",
    addedHeading: "Nytt i søket",
    changedHeading: "Endrede priser",
    price: "{term}: {to}, før {from}",
    more: "Flere nyheter i søket: {count}. Se alle boligene i det:",
    why: "Du får e-posten fordi du følger søket. Vi sender høyst én gang om dagen.",
    endHeading: "Varselet ditt",
    end: "Avslutt varselet, så sletter vi adressen din: {link}",
  },
  data: {
    heading: "Opplysningene dine",
    retention: "Vi lagrer e-postadressen din og søket til du avslutter varselet, og høyst i {months} måneder.",
  },
} as const satisfies AlertTexts
