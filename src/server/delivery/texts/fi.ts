import type { MessageTexts } from "./message-texts.ts"

export const fi = {
  locale: "fi-FI",
  topics: {
    contact: "Yhteydenottopyyntö",
    home: "Kysymys asunnosta",
    "sign-up": "Ilmoittautuminen esittelyyn",
    viewing: "Yksityisesittely",
    valuation: "Arviokäynti",
  },
  callTimes: {
    any: "Milloin vain",
    morning: "Aamulla klo 8–10",
    day: "Päivällä klo 10–16",
    evening: "Illalla klo 16–19",
  },
  yes: "Kyllä",
  no: "Ei",
  labels: {
    topic: "Aihe",
    viewing: "Esittely",
    name: "Nimi",
    email: "Sähköposti",
    phone: "Puhelin",
    callTime: "Toivottu soittoaika",
    home: "Asunto",
    address: "Osoite",
    marketing: "Tietoa uusista asunnoista ja neuvoja sähköpostitse",
    received: "Saapunut",
    message: "Viesti",
  },
  agent: {
    task: "Kävijä käytti sivustoa {language}. Vastaa {language} viimeistään seuraavana arkipäivänä.",
    languages: { sv: "ruotsiksi", fi: "suomeksi", en: "englanniksi", nb: "norjaksi" },
    withdrawal: "Ilmoittautuminen peruttu",
    withdrawn: "Kävijä on perunut ilmoittautumisensa eikä tule esittelyyn. Sinun ei tarvitse vastata.",
    correction: "Korjaus",
    corrected: "Kävijä on korjannut edellisen pyyntönsä. Tämä korvaa sen.",
  },
  receipt: {
    titles: {
      contact: "Kiitos, saimme yhteydenottopyyntösi",
      home: "Kiitos, saimme kysymyksesi asunnosta",
      "sign-up": "Olet ilmoittautunut esittelyyn",
      viewing: "Kiitos, saimme pyyntösi yksityisesittelystä",
      valuation: "Kiitos, saimme pyyntösi arviokäynnistä",
    },
    next: "Välittäjä ottaa sinuun yhteyttä viimeistään seuraavana arkipäivänä. Sinun ei tarvitse tehdä muuta. Jos tarvitset vastauksen nopeammin, soita numeroon {phone}.",
    signedUp:
      "Tervetuloa esittelyyn! Jos et pääse tulemaan, peru ilmoittautumisesi täällä: {withdrawal} Jos haluat kysyä jotain sitä ennen, soita numeroon {phone}.",
    request: "Yhteydenottopyyntösi",
    unrepeated:
      "Emme toista kirjoittamaasi, koska kuka tahansa voi antaa lomakkeella toisen ihmisen sähköpostiosoitteen.",
    data: "Tietosi",
    retention: "Säilytämme pyyntösi tietoja {months} kuukautta, minkä jälkeen poistamme ne.",
    deletion:
      "Haluatko, että poistamme ne jo aiemmin? Vastaa tähän viestiin tai kirjoita osoitteeseen {email} siitä sähköpostiosoitteesta, johon viesti tuli. Tee samoin, jos et itse lähettänyt pyyntöä.",
    privacy: "Lue lisää tietosuojasta: {link}",
    agency: "Keitä olemme",
    registrationNumber: { se: "Organisaationumero", fi: "Y-tunnus", no: "Organisaationumero" },
    fiction: "Kvistbo, sen kohteet, ihmiset ja hinnat ovat kuvitteellisia. Oikea välittäjä ei ota yhteyttä.",
    endMessages: "Etkö halua meiltä enää automaattisia viestejä? Lopeta ne täällä: {link}",
  },
} as const satisfies MessageTexts
