import type { AlertTexts } from "./alert-texts.ts"

export const fi = {
  ownWords: "omat hakusanasi",
  confirmation: {
    title: "Vahvista, että haluat seurata hakua",
    search:
      "Saimme pyynnön lähettää tähän osoitteeseen viesti, kun tähän hakuun tulee uusia asuntoja tai hinnat muuttuvat:",
    confirm: "Jos haluat viestejä, vahvista seuranta {hours} tunnin kuluessa: {link}",
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
  home: {
    title: "Vahvista, että haluat seurata asuntoa {street}",
    asked:
      "Saimme pyynnön lähettää tähän osoitteeseen viesti, kun tämän asunnon hinta tai esittelyajat muuttuvat ja kun asunto on myyty:",
    price: "uusi hinta",
    viewing: "uusi esittelyaika",
    viewings: "uusia esittelyaikoja",
    cancelled: "esittely peruttu",
    moved: "esittelyajat muuttuneet",
    viewingsHeading: "Esittelyt",
    newTime: "Uusi aika: {time}",
    cancelledTime: "Peruttu: {time}",
    statuses: {
      forSale: { title: "nyt myynnissä", text: "Asunto on nyt myynnissä." },
      reserved: {
        title: "varattu",
        text: "Ostaja on varannut asunnon, mutta kauppaa ei ole vielä tehty. Lähetämme viestin, jos asunto vapautuu.",
      },
      sold: { title: "myyty", text: "Asunto on myyty." },
      gone: { title: "ei enää myynnissä", text: "Asunto ei ole enää myynnissä meillä." },
    },
    last: "Tämä on viimeinen viesti asunnosta. Seuranta päättyy, ja poistamme osoitteesi.",
    why: "Saat viestin, koska seuraat asuntoa. Lähetämme viestin enintään kerran päivässä.",
    retention:
      "Säilytämme sähköpostiosoitteesi ja tiedon seuraamastasi asunnosta, kunnes lopetat seurannan tai asunto ei ole enää myynnissä, kuitenkin enintään {months} kuukautta.",
  },
} as const satisfies AlertTexts
