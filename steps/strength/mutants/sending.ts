import type { Mutant } from "../mutant.ts"

const sending = "src/components/ContactForm/use-contact-request.ts"
const sender = "src/browser/contact-request.ts"
const form = "src/components/ContactForm/LiveContactForm.tsx"

export const contactRequests: readonly Mutant[] = [
  {
    rule: "LEAD-1",
    change: "the box for news of new homes is ticked already",
    site: "se",
    source: {
      file: form,
      replace: 'name="marketing" value="yes"',
      with: 'name="marketing" value="yes" defaultChecked',
    },
  },
  {
    rule: "LEAD-1",
    change: "the form says another page than its own, so that mistakes cannot be shown without scripts",
    site: "se",
    source: {
      file: "src/build/contact-form.ts",
      replace: "    page,\n    ...about",
      with: '    page: "/",\n    ...about',
    },
  },
  {
    rule: "LEAD-2",
    change: "search engines may list the page that thanks",
    site: "se",
    source: { file: "src/build/pages/thanks.ts", replace: "  index: false,\n", with: "" },
  },
  {
    rule: "LEAD-3",
    change: "everybody is thanked in Swedish",
    site: "se",
    source: {
      file: "src/build/contact-form.ts",
      replace: "  return {\n    language,",
      with: '  return {\n    language: "sv",',
    },
  },
  {
    rule: "LEAD-4",
    change: "the thanks are seen by everybody",
    site: "fi",
    source: {
      file: "src/components/Confirmations/Confirmations.module.css",
      replace: "display: none;",
      with: "display: block;",
    },
  },
  {
    rule: "LEAD-4",
    change: "the thanks cannot have the focus",
    site: "fi",
    source: { file: "src/components/Confirmations/Confirmations.tsx", replace: "      tabIndex={-1}\n", with: "" },
  },
  {
    rule: "LEAD-5",
    change: "the page that thanks is a page like any other",
    site: "se",
    source: {
      file: "src/browser/page-views.ts",
      replace: "isArrival() && conversions.some",
      with: "false && conversions.some",
    },
  },
  {
    rule: "LEAD-5",
    change: "a reload counts once more",
    site: "se",
    source: { file: "src/browser/page-views.ts", replace: '?.type === "navigate"', with: '?.type !== "back_forward"' },
  },
  {
    rule: "CONTACT-1",
    change: "the focus stays on the button",
    site: "se",
    source: { file: sending, replace: "(first ?? document", with: "(false ?? document" },
  },
  {
    rule: "CONTACT-1",
    change: "what has been put right is said to be wrong until it is sent again",
    site: "se",
    source: { file: form, replace: "void recheck(relatedTarget)", with: "void relatedTarget" },
  },
  {
    rule: "CONTACT-2",
    change: "each click sends",
    site: "se",
    source: {
      file: sending,
      replace: "if (sending.current || !form.current) return",
      with: "if (!form.current) return",
    },
  },
  {
    rule: "CONTACT-3",
    change: "without a network it gives up",
    site: "fi",
    source: { file: sender, replace: "if (!navigator.onLine)", with: "if (false)" },
  },
  {
    rule: "CONTACT-3",
    change: "it is tried once",
    site: "se",
    source: { file: sender, replace: "const retries = 4", with: "const retries = 0" },
  },
  {
    rule: "CONTACT-3",
    change: "nobody is warned of leaving",
    site: "fi",
    source: { file: sending, replace: 'addEventListener("beforeunload", warn)', with: "void warn" },
  },
  {
    rule: "CONTACT-4",
    change: "the e-mail address goes along with the question",
    site: "se",
    source: {
      file: sender,
      replace: "fetch(contactRequestsPath,",
      with: 'fetch(contactRequestsPath + "?q=" + encodeURIComponent(body),',
    },
  },
  {
    rule: "CONTACT-5",
    change: "who books a viewing is taken to ask a question",
    site: "se",
    source: {
      file: "src/components/Viewings/Viewings.tsx",
      replace: 'chooseTopic("viewing")',
      with: 'chooseTopic("home")',
    },
  },
]
