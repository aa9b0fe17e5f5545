import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inClock = inModule(() => import("../../../src/browser/clock.ts"))
const inMessages = inModule(() => import("../../../src/server/delivery/messages.ts"))
const inStore = inModule(() => import("../../../src/server/store/sql-contact-requests.ts"))

export const signUps: readonly Mutant[] = [
  inClock(
    "VIEWING-1",
    "A viewing takes sign-ups for a minute after it has begun",
    (clock) => clock.useTimeAt,
    (useTimeAt) => (moments) => {
      const now = useTimeAt(moments)
      return now && now - 60_000
    },
  ),
  inModule(() => import("../../../src/browser/contact/form-filling.ts"))(
    "VIEWING-1",
    "The link chooses the topic but no viewing",
    (filling) => filling.chooseTopic,
    (chooseTopic) => (topic, _viewing, message) => chooseTopic(topic, "", message),
  ),
  inClock(
    "VIEWING-7",
    "The form offers viewings for a minute after they have begun",
    (clock) => clock.useTimeAt,
    (useTimeAt) => (moments) => {
      const now = useTimeAt(moments)
      return now && now - 60_000
    },
  ),
  inModule(() => import("../../../src/visit/contact/ContactForm/LiveContactForm.island.tsx"))(
    "VIEWING-7",
    "The form offers a sign-up although no viewing is left",
    (live) => live.LiveContactForm,
    (LiveContactForm) => (props) => {
      const element = LiveContactForm(props)
      const [summary, form] = element.props.children
      // The choice of a topic is the one part of the form that gets all of its data.
      const children = form.props.children.map((part: { readonly props?: { readonly form?: unknown } } | null) =>
        part?.props?.form ? { ...part, props: { ...part.props, form: props.form } } : part,
      )
      return {
        ...element,
        props: { ...element.props, children: [summary, { ...form, props: { ...form.props, children } }] },
      }
    },
    { scenarios: "all begun" },
  ),
  inModule(() => import("../../../src/browser/contact/sent-request.ts"))(
    "VIEWING-2",
    "The thanks do not say when the viewing is",
    (sent) => sent.storeSentRequest,
    (storeSentRequest) => (request) => storeSentRequest({ ...request, viewing: undefined }),
  ),
  inModule(() => import("../../../src/browser/contact/sent-request.ts"))(
    "VIEWING-8",
    "The thanks for a sign-up are those for a request",
    (sent) => sent.takeSentRequest,
    (takeSentRequest) => (language) => {
      const request = takeSentRequest(language)
      return request && { ...request, viewing: undefined }
    },
    { scenarios: "begin with when" },
  ),
  inModule(() => import("../../../src/browser/contact/sent-request.ts"))(
    "VIEWING-8",
    "The thanks for a sign-up do not lead to its file for calendars",
    (sent) => sent.storeSentRequest,
    (storeSentRequest) => (request) => storeSentRequest({ ...request, calendar: undefined }),
    { scenarios: "begin with when" },
  ),
  inMessages(
    "VIEWING-2",
    "The receipt does not say where the viewing is",
    (messages) => messages.receipt,
    (receipt) => (request, id) => receipt({ ...request, address: null }, id),
    { scenarios: "The receipt of" },
  ),
  inModule(() => import("../../../src/server/services/sign-up.ts"))(
    "VIEWING-3",
    "Opening the link takes the sign-up back",
    (service) => service.signUps,
    (signUps) => (options, published) => {
      const { store, now } = options
      const find: typeof store.find = async (id) => {
        const request = await store.find(id)
        if (request) await store.withdraw(request, now())
        return request
      }
      return signUps({ ...options, store: { ...store, find } }, published)
    },
  ),
  inModule(() => import("../../../src/server/store/sql-outbox.ts"))(
    "VIEWING-3",
    "The agent is not told that a sign-up was taken back",
    (outbox) => outbox.waitingDelivery,
    (waitingDelivery) => (request, kind, condition) =>
      waitingDelivery(request, kind, kind === "agent-withdrawal" ? "false" : condition),
  ),
  inMessages(
    "VIEWING-4",
    "The agent's message does not say which viewing",
    (messages) => messages.agentMessage,
    (agentMessage) =>
      (request, ...others) =>
        agentMessage({ ...request, viewing: null }, ...others),
  ),
  inStore(
    "VIEWING-4",
    "The agency's list has sign-ups in the order in which they came",
    (store) => store.sqlContactRequests,
    (sqlContactRequests) =>
      (...all) => {
        const store = sqlContactRequests(...all)
        return {
          ...store,
          signUps: async (home) =>
            (await store.signUps(home)).toSorted((a, b) => Date.parse(a.received) - Date.parse(b.received)),
        }
      },
    { scenarios: "list has the viewings" },
  ),
  inModule(() => import("../../../src/domain/contact/viewing.ts"))(
    "VIEWING-5",
    "The form takes sign-ups in the first minute after a viewing has begun",
    (rules) => rules.viewingError,
    (viewingError) => (viewing, announced) => viewingError(viewing, { ...announced, now: announced.now - 60_000 }),
    { scenarios: "while the visitor writes" },
  ),
  inModule(() => import("../../../src/server/services/contact-requests.ts"))(
    "VIEWING-5",
    "A viewing that the home does not have is taken",
    (service) => service.contactRequests,
    (contactRequests) => (options) =>
      contactRequests({
        ...options,
        announcedOf: async (...all) => {
          const home = await options.announcedOf?.(...all)
          return home && { ...home, starts: Object.assign([...home.starts], { includes: () => true }) }
        },
      }),
    { scenarios: "does not have is refused" },
  ),
  inStore(
    "VIEWING-6",
    "A sign-up is deleted after eleven months",
    (store) => store.sqlContactRequests,
    (sqlContactRequests) =>
      (...all) => {
        const store = sqlContactRequests(...all)
        return {
          ...store,
          deleteBefore: (moment) => store.deleteBefore(new Date(Date.parse(moment) + 31 * 86_400_000).toISOString()),
        }
      },
  ),
  inModule(() => import("../../../src/server/store/row-deletion.ts"))(
    "VIEWING-6",
    "A sign-up that was taken back is kept for ever",
    (rows) => rows.rowDeletion,
    (rowDeletion) => (queries, database, table) => {
      const deleteRows = rowDeletion(queries, database, table)
      return (condition, values) =>
        deleteRows(table === "contact_request" ? `${condition} and withdrawn is null` : condition, values)
    },
  ),
]
