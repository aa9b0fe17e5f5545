import type { Fact } from "../../base/HomeCard/cards.data.ts"
import type { Picture } from "../../site/media/media.ts"
import type { SitePage } from "../../site/page.ts"
import { type ContactFormData, generalForm } from "./contact-form.data.ts"

export type ContactPage = {
  readonly heading: string
  readonly lead: string
  readonly write: string
  readonly form: ContactFormData
  readonly ways: {
    readonly heading: string
    readonly phone: Fact & { readonly number: string }
    readonly email: Fact
    readonly office: Fact & { readonly business: string }
    readonly hours: Fact
    readonly picture: Picture
    readonly fiction: string
  }
}

const officePicture = "office-03.jpg"

export const contactPage: SitePage<ContactPage> = {
  kind: "contact",
  template: "contact/contact",
  version: (edition) => {
    const { market, text, translate } = edition
    const { legalName, registrationNumber, street, postalCode, city, phone, phoneLabel, email } = market.agency
    return {
      title: text("contact.page.title"),
      description: text("contact.page.description"),
      page: {
        heading: text("contact.page.title"),
        lead: text("contact.page.lead"),
        write: text("contact.page.write"),
        form: generalForm(edition),
        ways: {
          heading: text("contact.page.ways"),
          phone: { term: text("contact.page.phone"), value: phoneLabel, number: phone },
          email: { term: text("contact.page.email"), value: email },
          office: {
            term: text("contact.page.office"),
            value: `${street}, ${postalCode} ${translate(city)}`,
            business: `${legalName}, ${registrationNumber}`,
          },
          hours: { term: text("contact.page.hours"), value: text("contact.page.hoursText") },
          picture: edition.picture(officePicture),
          fiction: text("contact.page.fiction"),
        },
      },
    }
  },
}
