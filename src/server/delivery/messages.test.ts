/** @jest-environment node */
import { parse } from "node-html-parser"
import { contactRequestWith } from "../../testing/contact-requests.ts"
import type { StoredContactRequest } from "../store/contact-requests.ts"
import { agentMessage, receipt as receiptOf } from "./messages.ts"

const deliveryId = "0b9f3f6e-7a55-4a0e-9d43-3b1f6d2f8a10"
const receipt = (request: StoredContactRequest) => receiptOf(request, deliveryId)

const nonJoiner = "\u200c"
const everything = {
  topic: "viewing",
  home: "kornbodsvagen-19",
  address: "Storgatan 1, 5 tr",
  callTime: "morning",
  marketing: true,
  message: "Hej!\n\nPassar  lördag?",
} as const

/** The text of an HTML message, written as its plain text is. */
const textOf = (html: string): string => {
  const lines = html.replace(/<br>\n?/g, "\n").replaceAll(/<\/dt>\s*<dd/g, ": </dt><dd")
  return (parse(lines).querySelector("body")?.textContent ?? "").replaceAll(nonJoiner, "")
}
const linksOf = (html: string) => parse(html).querySelectorAll("a")
const addressesOf = (html: string) => linksOf(html).map((link) => link.getAttribute("href"))
const withoutSpace = (text: string) => text.replace(/\s+/g, " ").trim()

describe("the agent's message", () => {
  test("has all fields, in the first language of the market", () => {
    const { language, subject, text } = agentMessage(contactRequestWith({ ...everything, language: "en" }))
    expect(language).toBe("sv")
    expect(subject).toBe("Privat visning: Åsa Öberg")
    expect(text).toBe(`Privat visning: Åsa Öberg

Besökaren använde webbplatsen på engelska. Svara på engelska, senast nästa vardag.

Namn: Åsa Öberg
E-post: asa@example.com
Telefon: +46 70 123 45 67
När vi får ringa: På morgonen, 8–10
Bostad: https://www.kvistbo.example/objekt/kornbodsvagen-19/
Adress: Storgatan 1, 5 tr
Mejl med nya bostäder och råd: Ja
Mottagen: 21 november 2026 kl. 11:00

Meddelande
Hej!

Passar  lördag?
`)
  })

  test("says that a correction replaces the earlier request, but not when its sign-up is taken back", () => {
    const corrected = contactRequestWith({ corrects: "7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11" })
    expect(agentMessage(corrected).subject).toBe("Rättelse – Kontaktförfrågan: Åsa Öberg")
    expect(agentMessage(corrected).text).toContain("Den här gäller i stället för den.")
    expect(agentMessage(contactRequestWith()).text).not.toContain("i stället")
    expect(agentMessage(corrected, true).text).not.toContain("i stället")
  })

  test("is Finnish in Finland, with the time of Helsinki", () => {
    const request = contactRequestWith({ market: "fi", topic: "home", home: "kaisaniemi-2", language: "sv" })
    const { subject, text } = agentMessage(request)
    expect(subject).toBe("Kysymys asunnosta: Åsa Öberg")
    expect(text).toContain("Kävijä käytti sivustoa ruotsiksi. Vastaa ruotsiksi viimeistään seuraavana arkipäivänä.")
    expect(text).toContain("Asunto: https://www.kvistbo-fi.example/fi/kohde/kaisaniemi-2/\n")
    expect(text).toContain(
      "Tietoa uusista asunnoista ja neuvoja sähköpostitse: Ei\nSaapunut: 21. marraskuuta 2026 klo 12.00\n",
    )
  })

  test("is Norwegian in Norway, which has no pages of homes", () => {
    const request = contactRequestWith({
      market: "no",
      topic: "valuation",
      home: "evil-home",
      received: "2026-07-01T21:30:00Z",
    })
    const { subject, text, html } = agentMessage(request)
    expect(subject).toBe("Verdivurdering: Åsa Öberg")
    expect(text).toContain("Den besøkende brukte nettstedet på svensk. Svar på svensk, senest neste virkedag.")
    expect(text).toContain("Bolig: evil-home\n")
    expect(text).toContain("Mottatt: 1. juli 2026 kl. 23:30\n")
    expect(addressesOf(html)).toEqual(["mailto:asa@example.com", "tel:+46701234567"])
  })

  test("shows midnight as 00", () => {
    expect(agentMessage(contactRequestWith({ received: "2026-11-20T23:05:00Z" })).text).toContain(
      "21 november 2026 kl. 00:05",
    )
  })

  test("leaves out empty fields, and keeps a wish about calls that came without a number", () => {
    const { text } = agentMessage(contactRequestWith({ phone: null, callTime: "evening" }))
    expect(text).not.toMatch(/Telefon|Bostad|Adress|Meddelande|null/)
    expect(text).toContain("När vi får ringa: På kvällen, 16–19\n")
    expect(agentMessage(contactRequestWith({ phone: null })).text).not.toContain("När vi får ringa")
    expect(agentMessage(contactRequestWith({ email: null })).text).not.toContain("E-post")
  })

  test("links to the visitor's e-mail address, which cannot add fields or further receivers", () => {
    const { html } = agentMessage(contactRequestWith({ email: `a?bcc=b&c%0d'+#@exämple.com` }))
    expect(addressesOf(html)[0]).toBe("mailto:a%3Fbcc%3Db%26c%250d'%2B%23@ex%C3%A4mple.com")
    expect(linksOf(html)[0]?.textContent).toBe(`a?bcc=b&c%0d'+#@exämple.com`)
  })

  test.each([
    ["a line break", "a\r\nBcc: b@example.com", "Kontaktförfrågan: a Bcc: b@example.com"],
    ["other control characters", "a\u2028b\u0085c\0d\t  e ", "Kontaktförfrågan: a b c d e"],
    ["a long name of emoji", "😀".repeat(200), `Kontaktförfrågan: ${"😀".repeat(101)}…`],
    ["a name that just fits", "Å".repeat(102), `Kontaktförfrågan: ${"Å".repeat(102)}`],
  ])("has one line of at most 120 characters as the subject with %s", (_, name, subject) => {
    expect(agentMessage(contactRequestWith({ name })).subject).toBe(subject)
  })
})

describe("the receipt", () => {
  test("in Swedish", () => {
    const { language, subject, text } = receipt(contactRequestWith(everything))
    expect(language).toBe("sv")
    expect(subject).toBe("Tack, vi har fått din förfrågan om en privat visning")
    expect(text).toBe(`Tack, vi har fått din förfrågan om en privat visning

En mäklare hör av sig senast nästa vardag. Du behöver inte göra något mer. Behöver du svar tidigare når du oss på +46 70 174 06 05.

Din förfrågan
Ärende: Privat visning
När vi får ringa: På morgonen, 8–10
Bostad: https://www.kvistbo.example/objekt/kornbodsvagen-19/
Mejl med nya bostäder och råd: Ja

Vi upprepar inte det du skrev, eftersom vem som helst kan ange någon annans e-postadress.

Dina uppgifter
Vi sparar din förfrågan i 12 månader och raderar den sedan.

Vill du att vi raderar den tidigare? Svara på det här mejlet, eller skriv till hej@kvistbo.example från adressen som det kom till. Gör likadant om det inte var du som skickade förfrågan.

Mer om dataskydd: https://www.kvistbo.example/datasakerhet/

Vilka vi är
Kvistbo Fastighetsförmedling AB
Organisationsnummer 559000-0000
Kvistgatan 4
118 20 Stockholm
+46 70 174 06 05

Kvistbo, bostäderna, människorna och priserna är påhittade. Ingen mäklare hör av sig på riktigt.

Vill du inte ha fler automatiska mejl från oss? Stoppa dem här: https://www.kvistbo.example/api/contact-requests?end-messages=0b9f3f6e-7a55-4a0e-9d43-3b1f6d2f8a10
`)
  })

  test("in Finnish", () => {
    const { subject, text } = receipt(contactRequestWith({ market: "fi", language: "fi", message: "Hei" }))
    expect(subject).toBe("Kiitos, saimme yhteydenottopyyntösi")
    expect(text).toBe(`Kiitos, saimme yhteydenottopyyntösi

Välittäjä ottaa sinuun yhteyttä viimeistään seuraavana arkipäivänä. Sinun ei tarvitse tehdä muuta. Jos tarvitset vastauksen nopeammin, soita numeroon +358 9 000 0000.

Yhteydenottopyyntösi
Aihe: Yhteydenottopyyntö
Toivottu soittoaika: Milloin vain

Emme toista kirjoittamaasi, koska kuka tahansa voi antaa lomakkeella toisen ihmisen sähköpostiosoitteen.

Tietosi
Säilytämme pyyntösi tietoja 12 kuukautta, minkä jälkeen poistamme ne.

Haluatko, että poistamme ne jo aiemmin? Vastaa tähän viestiin tai kirjoita osoitteeseen hei@kvistbo-fi.example siitä sähköpostiosoitteesta, johon viesti tuli. Tee samoin, jos et itse lähettänyt pyyntöä.

Lue lisää tietosuojasta: https://www.kvistbo-fi.example/fi/yksityisyys/

Keitä olemme
Kvistbo Oy LKV
Y-tunnus 0000000-0
Oksakatu 4
00100 Helsinki
+358 9 000 0000

Kvistbo, sen kohteet, ihmiset ja hinnat ovat kuvitteellisia. Oikea välittäjä ei ota yhteyttä.

Etkö halua meiltä enää automaattisia viestejä? Lopeta ne täällä: https://www.kvistbo-fi.example/api/contact-requests?end-messages=0b9f3f6e-7a55-4a0e-9d43-3b1f6d2f8a10
`)
  })

  test("in English", () => {
    const { subject, text } = receipt(
      contactRequestWith({ language: "en", topic: "valuation", address: "Kvistgatan 5" }),
    )
    expect(subject).toBe("Thank you, we have received your request for a valuation")
    expect(text).toBe(`Thank you, we have received your request for a valuation

An agent will be in touch by the next working day. There is nothing more for you to do. If you need an answer sooner, call us on +46 70 174 06 05.

Your request
Type of request: Valuation
When we may call: At any time

We do not repeat what you wrote, because anyone can enter another person’s e-mail address.

Your details
We keep your request for 12 months and then delete it.

Would you like it deleted sooner? Reply to this e-mail, or write to hej@kvistbo.example from the address it was sent to. Please do the same if it was not you who sent the request.

More about privacy: https://www.kvistbo.example/en/privacy/

Who we are
Kvistbo Fastighetsförmedling AB
Company registration number 559000-0000
Kvistgatan 4
118 20 Stockholm
+46 70 174 06 05

Kvistbo, its homes, people and prices are fictional. No real agent will be in touch.

Do you no longer want automatic e-mails from us? Stop them here: https://www.kvistbo.example/api/contact-requests?end-messages=0b9f3f6e-7a55-4a0e-9d43-3b1f6d2f8a10
`)
  })

  test("in Norwegian, with the privacy section of the front page", () => {
    const { subject, text } = receipt(contactRequestWith({ market: "no", language: "nb", topic: "home" }))
    expect(subject).toBe("Takk, vi har mottatt spørsmålet ditt om en bolig")
    expect(text).toBe(`Takk, vi har mottatt spørsmålet ditt om en bolig

En megler tar kontakt senest neste virkedag. Du trenger ikke å gjøre noe mer. Trenger du svar raskere, kan du ringe oss på +46 70 174 06 05.

Henvendelsen din
Gjelder: Spørsmål om en bolig
Når vi kan ringe: Når som helst

Vi gjentar ikke det du skrev, fordi hvem som helst kan oppgi e-postadressen til en annen.

Opplysningene dine
Vi lagrer henvendelsen i 12 måneder og sletter den deretter.

Vil du at vi skal slette den tidligere? Svar på denne e-posten, eller skriv til hei@kvistbo-no.example fra adressen den kom til. Gjør det samme hvis det ikke var du som sendte henvendelsen.

Mer om personvern: https://www.kvistbo-no.example/nb/#privacy

Hvem vi er
Kvistbo Fastighetsförmedling AB
Organisasjonsnummer 559000-0000
Kvistgatan 4
118 20 Stockholm
+46 70 174 06 05

Kvistbo, boligene, menneskene og prisene er oppdiktede. Ingen ekte megler tar kontakt.

Vil du ikke ha flere automatiske e-poster fra oss? Stopp dem her: https://www.kvistbo-no.example/api/contact-requests?end-messages=0b9f3f6e-7a55-4a0e-9d43-3b1f6d2f8a10
`)
  })

  test.each([
    [
      "fi",
      "sv",
      "https://www.kvistbo-fi.example/datasakerhet/",
      "FO-nummer 0000000-0\nOksakatu 4\n00100 Helsingfors\n",
    ],
    ["fi", "en", "https://www.kvistbo-fi.example/en/privacy/", "Business ID 0000000-0\nOksakatu 4\n00100 Helsinki\n"],
    [
      "no",
      "sv",
      "https://www.kvistbo-no.example/#privacy",
      "Organisationsnummer 559000-0000\nKvistgatan 4\n118 20 Stockholm\n",
    ],
  ] as const)("of market %s in %s has its privacy page and its agency", (market, language, privacy, agency) => {
    const { text, html } = receipt(contactRequestWith({ market, language }))
    expect(text).toContain(`: ${privacy}\n`)
    expect(text).toContain(agency)
    expect(addressesOf(html)).toContain(privacy)
  })

  test("has links to the agency and its pages only", () => {
    expect(addressesOf(receipt(contactRequestWith(everything)).html)).toEqual([
      "tel:+46701740605",
      "https://www.kvistbo.example/objekt/kornbodsvagen-19/",
      "mailto:hej@kvistbo.example",
      "https://www.kvistbo.example/datasakerhet/",
      "tel:+46701740605",
      `https://www.kvistbo.example/api/contact-requests?end-messages=${deliveryId}`,
    ])
  })

  test("has no text of the visitor in its subject and heading", () => {
    const { subject, html } = receipt(contactRequestWith({ name: "Win www.evil.example" }))
    expect(subject).toBe("Tack, vi har fått din förfrågan")
    expect(parse(html).querySelector("h1")?.textContent).toBe("Tack, vi har fått din förfrågan")
  })
})

const hostileTexts = [
  "https://evil.example/a.b?c=d",
  "HTTP://evil.example:8080",
  "www.evil.example",
  "evil.example",
  "evil@x.example",
  "mailto:evil@x.example",
  "tel:+46900",
  "\\\\evil\\share",
  "evil。example evil．example evil＠x",
]
/** What programs make links of, loosely: more than any of them does. */
const linkLike = /\w+:\/\/|www\.\S|[\p{L}\d]\.[\p{L}\d]|[\p{L}\d]@[\p{L}\d]|\w:[\w/+]|\\\\|\\\w|[。．＠]\w/iu

describe.each([
  ["the agent's message", agentMessage],
  ["the receipt", receipt],
])("%s", (_, messageOf) => {
  test("says the same in plain text and in HTML", () => {
    for (const fields of [everything, {}, { ...everything, market: "no", language: "nb", phone: null } as const]) {
      const { text, html } = messageOf(contactRequestWith(fields))
      expect(withoutSpace(textOf(html))).toBe(withoutSpace(text))
    }
  })

  test("has its language, a title, one h1 and a term for each value", () => {
    const { language, subject, html } = messageOf(contactRequestWith({ ...everything, market: "fi", language: "fi" }))
    const page = parse(html)
    expect(page.querySelector("html")?.getAttribute("lang")).toBe(language)
    expect(page.querySelector("title")?.textContent).toBe(subject)
    expect(page.querySelectorAll("h1")).toHaveLength(1)
    const count = messageOf === receipt ? 4 : 8
    expect(page.querySelectorAll("dt")).toHaveLength(count)
    expect(page.querySelectorAll("dd")).toHaveLength(count)
  })

  test("loads nothing", () => {
    const { html } = messageOf(contactRequestWith(everything))
    expect(html).not.toMatch(/<(img|link|script|iframe|object|form|base)\b|\ssrc=|url\(|@import|http-equiv/i)
  })

  test.each([
    `"><script>alert(1)</script>`,
    `</bdi></title><img src=x onerror=alert(1)>`,
    `' onmouseover='alert(1)' "`,
    "&lt;b&gt; &amp; &#x27; <!-- --> ]]>",
    "{phone} {link} $& $1 $`",
  ])("shows %s as text", (hostile) => {
    const { text, html } = messageOf(contactRequestWith({ name: hostile, address: hostile, message: hostile }))
    expect(text.split(hostile)).toHaveLength(messageOf === receipt ? 1 : 5)
    expect(withoutSpace(textOf(html))).toBe(withoutSpace(text))
    const elements = parse(html).querySelectorAll("script, img, b, [onmouseover], [onerror]")
    expect(elements).toHaveLength(0)
  })

  test.each(hostileTexts)("has no link of %s, in HTML or in plain text", (hostile) => {
    expect(hostile).toMatch(linkLike)
    const request = contactRequestWith({ name: hostile, address: hostile, message: `x ${hostile}\n${hostile}` })
    const { text, html } = messageOf(request)
    const page = parse(html)
    for (const element of page.querySelectorAll("bdi")) expect(element.textContent).not.toMatch(linkLike)
    expect(linksOf(html).some((link) => link.querySelector("bdi"))).toBe(false)
    expect(addressesOf(html).join(" ")).not.toContain("evil")
    const ownLinks = linksOf(html).map((link) => link.textContent)
    const words = ownLinks.reduce((rest, link) => rest.replaceAll(link, ""), text)
    expect(words.replace(/\b\d\d:\d\d\b/, "")).not.toMatch(linkLike)
    const seen = text.replaceAll(nonJoiner, "")
    expect(seen.includes(`x ${hostile}\n${hostile}\n`)).toBe(messageOf === agentMessage)
    expect(withoutSpace(textOf(html))).toBe(withoutSpace(seen))
  })
})

test("the agent's message keeps lines, spaces and the direction of a message", () => {
  const { text, html } = agentMessage(contactRequestWith({ message: "a  b\n\n  c\u202e" }))
  expect(text).toContain("a  b\n\n  c\u202e\n")
  expect(html).toMatch(/<bdi style="white-space:pre-wrap">a {2}b<br><br> {2}c\u202e<\/bdi>/)
})

test("addresses with the sign that breaks links are invalid, not other addresses", () => {
  expect(URL.canParse("https://evil.example")).toBe(true)
  expect(URL.canParse(`https://evil${nonJoiner}.${nonJoiner}example`)).toBe(false)
})

describe("of a sign-up for a viewing", () => {
  const signUp = contactRequestWith({
    id: "7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11",
    topic: "sign-up",
    home: "kvistgatan-12",
    address: "Kvistgatan 12, Södermalm, Stockholm",
    viewing: "2026-12-02T17:30:00+01:00",
  })

  test("the agent's message says which viewing, and later that the visitor is not coming", () => {
    const rows = "Visning: onsdag 2 december 2026 kl. 17:30\n"
    expect(agentMessage(signUp)).toMatchObject({
      subject: "Anmälan till visning: Åsa Öberg",
      text: expect.stringContaining(rows),
    })
    const { subject, text } = agentMessage(signUp, true)
    expect(subject).toBe("Avanmälan från visning: Åsa Öberg")
    expect(text).toContain(rows)
    expect(text).toContain("kommer inte på visningen")
    expect(text).not.toContain("Svara på")
  })

  test.each([
    ["sv", "Du är anmäld till visningen", "Visning: onsdag 2 december 2026 kl. 17:30"],
    ["en", "You are signed up for the viewing", "Viewing: Wednesday 2 December 2026 at 17:30"],
  ] as const)("the receipt in %s has the time, the address and the link to take it back", (language, title, row) => {
    const { subject, text, html } = receipt({ ...signUp, language })
    expect(subject).toBe(title)
    expect(text).toContain(row)
    expect(text).toContain("Kvistgatan 12, Södermalm, Stockholm")
    expect(addressesOf(html)).toContain(
      "https://www.kvistbo.example/api/contact-requests?sign-up=7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11",
    )
  })

  test("the Finnish receipt has the time of Helsinki", () => {
    const { text } = receipt({ ...signUp, market: "fi", language: "fi", viewing: "2026-11-29T12:00:00+02:00" })
    expect(text).toContain("Esittely: sunnuntai 29. marraskuuta 2026 klo 12.00")
    expect(text).toContain("https://www.kvistbo-fi.example/api/contact-requests?sign-up=")
  })
})
