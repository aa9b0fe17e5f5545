import type { Language } from "../../spec/languages.ts"

/** What the page that ends messages says; `gone`: the id is of no message that is stored. */
export type EndMessagesState = "held" | "ended" | "gone" | "failed"

type EndMessagesTexts = {
  readonly headings: Readonly<Record<EndMessagesState, string>>
  /** Paragraphs; those of every state but `held` are followed by how to reach the agency. */
  readonly texts: Readonly<Record<EndMessagesState, readonly string[]>>
  readonly button: string
}

export const endMessagesTexts: { readonly [language in Language]: EndMessagesTexts } = {
  sv: {
    headings: {
      held: "Vill du stoppa våra automatiska mejl?",
      ended: "Du får inga fler automatiska mejl",
      gone: "Länken gäller inte längre",
      failed: "Det går inte just nu",
    },
    texts: {
      held: [
        "Adressen som mejlet kom till får då inga fler bekräftelser på förfrågningar, inga frågor om att bekräfta en bevakning och inga mejl om bevakningar. Adressens bevakningar raderas genast.",
        "Skickar du en förfrågan till oss kan en mäklare ändå svara dig med ett eget mejl.",
      ],
      ended: [
        "Adressens bevakningar är raderade. Själva adressen sparar vi inte i vår spärrlista, bara en kontrollsumma som vi känner igen den på.",
        "Skickar du en förfrågan till oss kan en mäklare ändå svara dig med ett eget mejl.",
        "Vill du ha automatiska mejl igen? Hör av dig till oss:",
      ],
      gone: [
        "Kanske kom inte hela länken med, eller så är det som mejlet gällde raderat. Har du redan stoppat mejlen behöver du inte göra något mer. Använd annars länken i vårt senaste mejl, eller hör av dig till oss:",
      ],
      failed: ["Vi kan inte stoppa mejlen just nu. Försök igen om en stund, eller hör av dig till oss:"],
    },
    button: "Stoppa mejlen",
  },
  fi: {
    headings: {
      held: "Haluatko lopettaa automaattiset viestimme?",
      ended: "Et saa enää automaattisia viestejä",
      gone: "Linkki ei ole enää voimassa",
      failed: "Juuri nyt ei onnistu",
    },
    texts: {
      held: [
        "Osoitteeseen, johon viesti tuli, ei sen jälkeen lähetetä vahvistuksia yhteydenottopyynnöistä, pyyntöjä vahvistaa seuranta eikä seurantaviestejä. Osoitteen seurannat poistetaan heti.",
        "Jos lähetät meille yhteydenottopyynnön, välittäjä voi silti vastata sinulle omalla viestillään.",
      ],
      ended: [
        "Osoitteen seurannat on poistettu. Estolistallemme ei jää itse osoitetta, vaan ainoastaan siitä laskettu tiiviste, josta tunnistamme sen.",
        "Jos lähetät meille yhteydenottopyynnön, välittäjä voi silti vastata sinulle omalla viestillään.",
        "Haluatko taas saada automaattisia viestejä? Ota meihin yhteyttä:",
      ],
      gone: [
        "Osa linkistä on voinut jäädä pois, tai se, mitä viesti koski, on jo poistettu. Jos olet jo lopettanut viestit, sinun ei tarvitse tehdä mitään. Käytä muuten uusimman viestimme linkkiä tai ota meihin yhteyttä:",
      ],
      failed: ["Emme voi lopettaa viestejä juuri nyt. Yritä hetken kuluttua uudelleen tai ota meihin yhteyttä:"],
    },
    button: "Lopeta viestit",
  },
  en: {
    headings: {
      held: "Stop our automatic e-mails?",
      ended: "You will get no more automatic e-mails",
      gone: "This link no longer works",
      failed: "This is not possible just now",
    },
    texts: {
      held: [
        "The address that the e-mail was sent to then gets no more confirmations of requests, no requests to confirm an alert and no alerts. Its alerts are deleted at once.",
        "If you send us a request, an agent can still answer you with an e-mail of their own.",
      ],
      ended: [
        "The alerts of the address are deleted. Our block list does not have the address itself, only a checksum by which we recognise it.",
        "If you send us a request, an agent can still answer you with an e-mail of their own.",
        "Would you like automatic e-mails again? This is how to reach us:",
      ],
      gone: [
        "Part of the link may be missing, or what the e-mail was about has been deleted. If you have already stopped the e-mails, there is nothing more for you to do. Otherwise, use the link in our latest e-mail, or contact us:",
      ],
      failed: ["We cannot stop the e-mails just now. Try again in a while, or contact us:"],
    },
    button: "Stop the e-mails",
  },
  nb: {
    headings: {
      held: "Vil du stoppe de automatiske e-postene våre?",
      ended: "Du får ingen flere automatiske e-poster",
      gone: "Lenken gjelder ikke lenger",
      failed: "Det går ikke akkurat nå",
    },
    texts: {
      held: [
        "Adressen som e-posten kom til, får da ingen flere bekreftelser på henvendelser, ingen spørsmål om å bekrefte et varsel og ingen varsler. Varslene til adressen slettes med en gang.",
        "Sender du oss en henvendelse, kan en megler likevel svare deg med en egen e-post.",
      ],
      ended: [
        "Varslene til adressen er slettet. Selve adressen står ikke på sperrelisten vår, bare en kontrollsum som vi kjenner den igjen på.",
        "Sender du oss en henvendelse, kan en megler likevel svare deg med en egen e-post.",
        "Vil du ha automatiske e-poster igjen? Ta kontakt med oss:",
      ],
      gone: [
        "Kanskje kom ikke hele lenken med, eller så er det e-posten gjaldt, slettet. Har du allerede stoppet e-postene, trenger du ikke gjøre noe mer. Bruk ellers lenken i den siste e-posten vår, eller ta kontakt med oss:",
      ],
      failed: ["Vi kan ikke stoppe e-postene akkurat nå. Prøv igjen om litt, eller ta kontakt med oss:"],
    },
    button: "Stopp e-postene",
  },
}
