import type { Mutant } from "../mutant.ts"
import { inSource } from "./changes.ts"

const viewings = inSource("src/components/home/Viewings/Viewings.tsx")
const form = inSource("src/site/contact/contact-form.ts")
const rules = inSource("src/domain/contact/viewing.ts")
const page = inSource("src/server/services/sign-up.ts")
const service = inSource("src/server/services/contact-requests.ts")
const store = inSource("src/server/store/sql-contact-requests.ts")
const mail = inSource("src/server/delivery/mail.ts")
const messages = inSource("src/server/delivery/messages.ts")
const parts = inSource("src/server/delivery/letter-parts.ts")

export const signUps: readonly Mutant[] = [
  viewings(
    "VIEWING-1",
    "A viewing takes sign-ups for a minute after it has begun",
    "now < begins ?",
    "now < begins + 60_000 ?",
  ),
  inSource("src/components/contact/ContactForm/LiveContactForm.tsx")(
    "VIEWING-7",
    "The form offers viewings for a minute after they have begun",
    "now < Date.parse(start))",
    "now < Date.parse(start) + 60_000)",
  ),
  inSource("src/components/contact/ContactForm/LiveContactForm.tsx")(
    "VIEWING-7",
    "The form offers a sign-up although no viewing is left",
    'topic !== "sign-up" || viewings.length > 0',
    'topic !== "none"',
  ),
  inSource("src/components/contact/ContactForm/LiveContactForm.tsx")(
    "VIEWING-7",
    "No topic is chosen after the sign-up has gone",
    "topics[0].checked = true",
    "topics[0].checked = false",
    { scenarios: "all begun" },
  ),
  viewings("VIEWING-1", "The link chooses the topic but no viewing", '"sign-up", viewing.start', '"sign-up"'),
  viewings(
    "VIEWING-1",
    "Each link chooses the home's first viewing, as far as the form has it",
    '"sign-up", viewing.start',
    '"sign-up", (document.getElementById("contact-viewing") as HTMLSelectElement).options[1]?.value',
  ),
  form(
    "VIEWING-1",
    "The Finnish form does not offer sign-ups",
    "viewings.length > 0",
    'viewings.length > 0 && edition.language !== "fi"',
    {
      site: "fi",
    },
  ),
  inSource("src/components/contact/SentRequestNote/SentRequestNote.tsx")(
    "VIEWING-2",
    "The thanks do not say when the viewing is",
    "<dd>{request.viewing}</dd>",
    "<dd>{request.about}</dd>",
  ),
  service("VIEWING-2", "The sign-up has no address", "address: announced.address", "address: null"),
  page(
    "VIEWING-3",
    "Opening the link takes the sign-up back",
    'if (request.method === "GET")',
    'if (request.method === "GET" && !(await store.withdraw(signUp, now())))',
  ),
  page(
    "VIEWING-3",
    "The page of a sign-up that was taken back says that it is held",
    'signUp.withdrawn === null ? "held" : "already"',
    'signUp.withdrawn === null ? "held" : "held"',
  ),
  store(
    "VIEWING-3",
    "Nobody is told that a sign-up was taken back",
    "return withdrawal ? [",
    "return withdrawal && false ? [",
  ),
  store("VIEWING-3", "The same words cannot sign up again", ", request_key = id", ""),
  messages(
    "VIEWING-3",
    "The agent reads of a second sign-up instead of a withdrawal",
    "isWithdrawn ? agent.withdrawal : topics",
    "topics[request.topic] === undefined ? agent.withdrawal : topics",
  ),
  mail(
    "VIEWING-4",
    "The agent's message about a sign-up says that it was taken back",
    'agentMessage(request, kind === "agent-withdrawal")',
    'agentMessage(request, kind !== "agent-withdrawal")',
  ),
  parts(
    "VIEWING-4",
    "The agent's message does not say which viewing",
    "viewing: request.viewing === null ? null :",
    "viewing: request.viewing !== null ? null :",
  ),
  inSource("src/server/delivery/webhook-body.ts")(
    "VIEWING-4",
    "The CRM does not learn which viewing",
    "viewing: request.viewing,",
    "viewing: null,",
  ),
  rules(
    "VIEWING-5",
    "A viewing takes sign-ups in the first minute after it has begun",
    "Date.parse(viewing) <= now",
    "Date.parse(viewing) + 60_000 <= now",
  ),
  rules("VIEWING-5", "A sign-up needs no viewing", 'if (!viewing) return "missing"', "if (!viewing) return undefined"),
  store("VIEWING-6", "Sign-ups are kept for ever", '"received < $1"', '"received < $1 and viewing is null"'),
  store(
    "VIEWING-6",
    "A sign-up that was taken back is kept for ever",
    '"received < $1"',
    '"received < $1 and withdrawn is null"',
  ),
  parts(
    "VIEWING-2",
    "The receipt has the time of Sweden in Finland too",
    "viewingText(language, markets[request.market], request.viewing)",
    "viewingText(language, markets.se, request.viewing)",
    { site: "fi" },
  ),
  store(
    "VIEWING-4",
    "The agency's list has sign-ups in the order in which they came",
    "order by viewing, received, id",
    "order by received, id",
  ),
  store(
    "VIEWING-4",
    "The agency's list has those who have taken it back",
    "home = $1 and withdrawn is null",
    "home = $1",
  ),
  service("VIEWING-5", "Without scripts, a viewing that is over is taken", "now: viewingsNow().getTime(),", "now: 0,"),
  service(
    "VIEWING-5",
    "A viewing that the home does not have is taken",
    "starts: announced?.starts ?? [],",
    "starts: [...(announced?.starts ?? []), String(Object(body.value).viewing)],",
  ),
]
