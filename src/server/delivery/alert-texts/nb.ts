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
  home: {
    title: "Bekreft at du vil følge {street}",
    asked:
      "Vi har fått beskjed om å sende e-post hit når prisen eller visningene endres og når denne boligen blir solgt:",
    price: "ny pris",
    viewing: "ny visning",
    viewings: "nye visninger",
    cancelled: "avlyst visning",
    moved: "endrede visningstider",
    viewingsHeading: "Visninger",
    newTime: "Ny: {time}",
    cancelledTime: "Avlyst: {time}",
    statuses: {
      forSale: { title: "nå til salgs", text: "Boligen er nå til salgs." },
      reserved: {
        title: "reservert",
        text: "En kjøper har reservert boligen, men handelen er ikke avsluttet. Vi sender e-post hvis den blir ledig igjen.",
      },
      sold: { title: "solgt", text: "Boligen er solgt." },
      gone: { title: "ikke lenger til salgs", text: "Boligen er ikke lenger til salgs hos oss." },
    },
    last: "Dette er den siste e-posten om den. Varselet avsluttes, og vi sletter adressen din.",
    why: "Du får e-posten fordi du følger boligen. Vi sender høyst én gang om dagen.",
    retention:
      "Vi lagrer e-postadressen din og hvilken bolig du følger til du avslutter varselet eller boligen ikke lenger er til salgs, og høyst i {months} måneder.",
  },
} as const satisfies AlertTexts
