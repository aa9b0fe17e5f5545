import type { MessageTexts } from "./message-texts.ts"

/** Swedish of Sweden and of Finland. */
export const sv = {
  locale: "sv-SE",
  topics: {
    contact: "Kontaktförfrågan",
    home: "Fråga om en bostad",
    "sign-up": "Anmälan till visning",
    viewing: "Privat visning",
    valuation: "Värdering",
  },
  callTimes: {
    any: "När som helst",
    morning: "På morgonen, 8–10",
    day: "På dagen, 10–16",
    evening: "På kvällen, 16–19",
  },
  yes: "Ja",
  no: "Nej",
  labels: {
    topic: "Ärende",
    viewing: "Visning",
    name: "Namn",
    email: "E-post",
    phone: "Telefon",
    callTime: "När vi får ringa",
    home: "Bostad",
    address: "Adress",
    marketing: "Mejl med nya bostäder och råd",
    received: "Mottagen",
    message: "Meddelande",
  },
  agent: {
    task: "Besökaren använde webbplatsen på {language}. Svara på {language}, senast nästa vardag.",
    languages: { sv: "svenska", fi: "finska", en: "engelska", nb: "norska" },
    withdrawal: "Avanmälan från visning",
    withdrawn: "Besökaren har avanmält sig och kommer inte på visningen. Du behöver inte svara.",
    correction: "Rättelse",
    corrected: "Besökaren har rättat sin förra förfrågan. Den här gäller i stället för den.",
  },
  receipt: {
    titles: {
      contact: "Tack, vi har fått din förfrågan",
      home: "Tack, vi har fått din fråga om en bostad",
      "sign-up": "Du är anmäld till visningen",
      viewing: "Tack, vi har fått din förfrågan om en privat visning",
      valuation: "Tack, vi har fått din förfrågan om en värdering",
    },
    next: "En mäklare hör av sig senast nästa vardag. Du behöver inte göra något mer. Behöver du svar tidigare når du oss på {phone}.",
    signedUp:
      "Välkommen på visningen! Kan du inte komma avanmäler du dig här: {withdrawal} Vill du fråga något innan dess når du oss på {phone}.",
    request: "Din förfrågan",
    unrepeated: "Vi upprepar inte det du skrev, eftersom vem som helst kan ange någon annans e-postadress.",
    data: "Dina uppgifter",
    retention: "Vi sparar din förfrågan i {months} månader och raderar den sedan.",
    deletion:
      "Vill du att vi raderar den tidigare? Svara på det här mejlet, eller skriv till {email} från adressen som det kom till. Gör likadant om det inte var du som skickade förfrågan.",
    privacy: "Mer om dataskydd: {link}",
    agency: "Vilka vi är",
    registrationNumber: { se: "Organisationsnummer", fi: "FO-nummer", no: "Organisationsnummer" },
    fiction: "Kvistbo, bostäderna, människorna och priserna är påhittade. Ingen mäklare hör av sig på riktigt.",
    endMessages: "Vill du inte ha fler automatiska mejl från oss? Stoppa dem här: {link}",
  },
} as const satisfies MessageTexts
