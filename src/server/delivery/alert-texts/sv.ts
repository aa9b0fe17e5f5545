import type { AlertTexts } from "./alert-texts.ts"

/** Swedish of Sweden and of Finland. */
export const sv = {
  ownWords: "egna sökord",
  confirmation: {
    title: "Bekräfta att du vill bevaka en sökning",
    search:
      "Vi har fått en begäran om att mejla hit när nya bostäder och ändrade priser dyker upp i den här sökningen:",
    confirm: "Vill du det? Bekräfta inom {hours} timmar: {link}",
    stranger:
      "Var det inte du? Då behöver du inte göra något. Vi mejlar inte mer och raderar adressen efter {hours} timmar.",
  },
  news: {
    addedOne: "{count} ny bostad",
    added: "{count} nya bostäder",
    changedOne: "{count} ändrat pris",
    changed: "{count} ändrade priser",
    and: " och ",
    search: "I din sökning:",
    addedHeading: "Nytt i sökningen",
    changedHeading: "Ändrade priser",
    price: "{term}: {to}, förut {from}",
    more: "Fler nyheter i sökningen: {count}. Se alla bostäder i den:",
    why: "Du får mejlet för att du bevakar sökningen. Vi mejlar högst en gång om dagen.",
    endHeading: "Din bevakning",
    end: "Avsluta bevakningen, så raderar vi din adress: {link}",
  },
  data: {
    heading: "Dina uppgifter",
    retention: "Vi sparar din e-postadress och sökningen tills du avslutar bevakningen, och i högst {months} månader.",
  },
  home: {
    title: "Bekräfta att du vill bevaka {street}",
    asked:
      "Vi har fått en begäran om att mejla hit när priset eller visningarna ändras och när den här bostaden blir såld:",
    price: "nytt pris",
    viewing: "ny visningstid",
    viewings: "nya visningstider",
    cancelled: "inställd visning",
    moved: "ändrade visningstider",
    viewingsHeading: "Visningar",
    newTime: "Ny tid: {time}",
    cancelledTime: "Inställd: {time}",
    statuses: {
      forSale: { title: "nu till salu", text: "Bostaden är nu till salu." },
      reserved: {
        title: "reserverad",
        text: "En köpare har reserverat bostaden, men affären är inte klar. Vi mejlar dig om den blir ledig igen.",
      },
      sold: { title: "såld", text: "Bostaden är såld." },
      gone: { title: "inte längre till salu", text: "Bostaden är inte längre till salu hos oss." },
    },
    last: "Det här är det sista mejlet om den. Bevakningen avslutas och din adress raderas.",
    why: "Du får mejlet för att du bevakar bostaden. Vi mejlar högst en gång om dagen.",
    retention:
      "Vi sparar din e-postadress och vilken bostad du bevakar tills du avslutar bevakningen eller bostaden inte längre är till salu, och i högst {months} månader.",
  },
} as const satisfies AlertTexts
