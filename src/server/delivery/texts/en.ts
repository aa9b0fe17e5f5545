import type { MessageTexts } from "./message-texts.ts"

export const en = {
  locale: "en-GB",
  topics: {
    contact: "General enquiry",
    home: "Question about a home",
    "sign-up": "Sign-up for a viewing",
    viewing: "Private viewing",
    valuation: "Valuation",
  },
  callTimes: {
    any: "At any time",
    morning: "In the morning, 8–10",
    day: "During the day, 10–16",
    evening: "In the evening, 16–19",
  },
  yes: "Yes",
  no: "No",
  labels: {
    topic: "Type of request",
    viewing: "Viewing",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    callTime: "When we may call",
    home: "Home",
    address: "Address",
    marketing: "E-mails with new homes and advice",
    received: "Received",
    message: "Message",
  },
  agent: {
    task: "The visitor used the website in {language}. Answer in {language}, by the next working day.",
    languages: { sv: "Swedish", fi: "Finnish", en: "English", nb: "Norwegian" },
    withdrawal: "Viewing sign-up cancelled",
    withdrawn: "The visitor has cancelled and will not come to the viewing. There is no need to answer.",
    correction: "Correction",
    corrected: "The visitor has corrected their earlier request. This one replaces it.",
  },
  receipt: {
    titles: {
      contact: "Thank you, we have received your request",
      home: "Thank you, we have received your question about a home",
      "sign-up": "You are signed up for the viewing",
      viewing: "Thank you, we have received your request for a private viewing",
      valuation: "Thank you, we have received your request for a valuation",
    },
    next: "An agent will be in touch by the next working day. There is nothing more for you to do. If you need an answer sooner, call us on {phone}.",
    signedUp:
      "We look forward to seeing you at the viewing. If you cannot come, cancel your sign-up here: {withdrawal} If you would like to ask something before then, call us on {phone}.",
    request: "Your request",
    unrepeated: "We do not repeat what you wrote, because anyone can enter another person’s e-mail address.",
    data: "Your details",
    retention: "We keep your request for {months} months and then delete it.",
    deletion:
      "Would you like it deleted sooner? Reply to this e-mail, or write to {email} from the address it was sent to. Please do the same if it was not you who sent the request.",
    privacy: "More about privacy: {link}",
    agency: "Who we are",
    registrationNumber: { se: "Company registration number", fi: "Business ID", no: "Company registration number" },
    fiction: "Kvistbo, its homes, people and prices are fictional. No real agent will be in touch.",
    endMessages: "Do you no longer want automatic e-mails from us? Stop them here: {link}",
  },
} as const satisfies MessageTexts
