import type { AlertTexts } from "./alert-texts.ts"

export const fi = {
  ownWords: "omat hakusanasi",
  confirmation: {
    title: "Vahvista, että haluat seurata hakua",
    search:
      "Saimme pyynnön lähettää tähän osoitteeseen viesti, kun tähän hakuun tulee uusia asuntoja tai hinnat muuttuvat:",
    confirm: "Haluatko seurata hakua? Vahvista {hours} tunnin kuluessa: {link}",
    stranger:
      "Etkö pyytänyt tätä? Silloin sinun ei tarvitse tehdä mitään. Emme lähetä enää viestejä, ja poistamme osoitteen {hours} tunnin kuluttua.",
  },
  news: {
    addedOne: "{count} uusi asunto",
    added: "{count} uutta asuntoa",
    changedOne: "{count} muuttunut hinta",
    changed: "{count} muuttunutta hintaa",
    and: " ja ",
    search: "Hakusi:",
    addedHeading: "Uutta haussa",
    changedHeading: "Muuttuneet hinnat",
    price: "{term}: {to}, aiemmin {from}",
    more: "Lisää uutta haussa: {count}. Katso kaikki haun asunnot:",
    why: "Saat viestin, koska seuraat hakua. Lähetämme viestin enintään kerran päivässä.",
    endHeading: "Seurantasi",
    end: "Lopeta seuranta, niin poistamme osoitteesi: {link}",
  },
  data: {
    heading: "Tietosi",
    retention:
      "Säilytämme sähköpostiosoitteesi ja hakusi, kunnes lopetat seurannan, kuitenkin enintään {months} kuukautta.",
  },
} as const satisfies AlertTexts
