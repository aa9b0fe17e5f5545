import type { MessageTexts } from "./message-texts.ts"

export const nb = {
  locale: "nb-NO",
  topics: {
    contact: "Generell henvendelse",
    home: "Spørsmål om en bolig",
    "sign-up": "Påmelding til visning",
    viewing: "Privatvisning",
    valuation: "Verdivurdering",
  },
  callTimes: {
    any: "Når som helst",
    morning: "Om morgenen, 8–10",
    day: "På dagtid, 10–16",
    evening: "Om kvelden, 16–19",
  },
  yes: "Ja",
  no: "Nei",
  labels: {
    topic: "Gjelder",
    viewing: "Visning",
    name: "Navn",
    email: "E-post",
    phone: "Telefon",
    callTime: "Når vi kan ringe",
    home: "Bolig",
    address: "Adresse",
    marketing: "E-post med nye boliger og råd",
    received: "Mottatt",
    message: "Melding",
  },
  agent: {
    task: "Den besøkende brukte nettstedet på {language}. Svar på {language}, senest neste virkedag.",
    languages: { sv: "svensk", fi: "finsk", en: "engelsk", nb: "norsk" },
    withdrawal: "Avmelding fra visning",
    withdrawn: "Den besøkende har meldt seg av og kommer ikke på visningen. Du trenger ikke å svare.",
    correction: "Rettelse",
    corrected: "Den besøkende har rettet den forrige henvendelsen sin. Denne gjelder i stedet.",
  },
  receipt: {
    titles: {
      contact: "Takk, vi har mottatt henvendelsen din",
      home: "Takk, vi har mottatt spørsmålet ditt om en bolig",
      "sign-up": "Du er påmeldt til visningen",
      viewing: "Takk, vi har mottatt forespørselen din om privatvisning",
      valuation: "Takk, vi har mottatt forespørselen din om verdivurdering",
    },
    next: "En megler tar kontakt senest neste virkedag. Du trenger ikke å gjøre noe mer. Trenger du svar raskere, kan du ringe oss på {phone}.",
    signedUp:
      "Velkommen på visning! Hvis du ikke kan komme, melder du deg av her: {withdrawal} Vil du spørre om noe før det, kan du ringe oss på {phone}.",
    request: "Henvendelsen din",
    unrepeated: "Vi gjentar ikke det du skrev, fordi hvem som helst kan oppgi e-postadressen til en annen.",
    data: "Opplysningene dine",
    retention: "Vi lagrer henvendelsen i {months} måneder og sletter den deretter.",
    deletion:
      "Vil du at vi skal slette den tidligere? Svar på denne e-posten, eller skriv til {email} fra adressen den kom til. Gjør det samme hvis det ikke var du som sendte henvendelsen.",
    privacy: "Mer om personvern: {link}",
    agency: "Hvem vi er",
    registrationNumber: { se: "Organisasjonsnummer", fi: "Organisasjonsnummer", no: "Organisasjonsnummer" },
    fiction: "Kvistbo, boligene, menneskene og prisene er oppdiktede. Ingen ekte megler tar kontakt.",
    endMessages: "Vil du ikke ha flere automatiske e-poster fra oss? Stopp dem her: {link}",
  },
} as const satisfies MessageTexts
