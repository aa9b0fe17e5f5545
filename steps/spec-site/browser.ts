import MiniSearch from "minisearch"
import { type Found, type Hit, rulesFor, searchOptions } from "./search.ts"

const field = document.querySelector<HTMLInputElement>("#q")
const list = document.querySelector<HTMLOListElement>("#found")
const count = document.querySelector<HTMLElement>("#count")

const load = async (): Promise<MiniSearch<Found>> => {
  const answer = await fetch("/search.json")
  if (!answer.ok) throw new Error(`The index answered ${answer.status}`)
  return MiniSearch.loadJSON<Found>(await answer.text(), searchOptions)
}

let loading: Promise<MiniSearch<Found>> | undefined

/** Loads the index with the first question; a failure is forgotten, so that the next one can succeed. */
const loaded = (): Promise<MiniSearch<Found>> => {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

const paragraph = (className: string, text: string): HTMLElement => {
  const element = document.createElement("span")
  element.className = className
  element.textContent = text
  return element
}

const itemOf = ({ id, sentence, scenario }: Hit): HTMLLIElement => {
  const link = Object.assign(document.createElement("a"), { href: `/rules/${id}/`, textContent: sentence })
  const item = document.createElement("li")
  item.append(paragraph("id", id), link)
  if (scenario) item.append(paragraph("small", scenario))
  return item
}

const mostShown = 30

const show = async (): Promise<void> => {
  if (!field || !list || !count) return
  const question = field.value.trim()
  history.replaceState(null, "", question ? `?q=${encodeURIComponent(question)}` : location.pathname)
  try {
    const hits = question ? rulesFor(await loaded(), question) : []
    if (question !== field.value.trim()) return
    list.replaceChildren(...hits.slice(0, mostShown).map(itemOf))
    const first = hits.length > mostShown ? ` The best ${mostShown} are shown.` : ""
    count.textContent =
      question === ""
        ? "Ask in your own words, such as “may a visitor refuse cookies?”"
        : hits.length === 0
          ? "No rule fits these words. Try fewer or other words, or the everyday words."
          : `${hits.length} ${hits.length === 1 ? "rule fits" : "rules fit"}.${first}`
  } catch {
    count.textContent = "The search could not be loaded. Check the connection, and try again."
  }
}

if (field) field.value = new URLSearchParams(location.search).get("q") ?? ""
field?.form?.addEventListener("submit", (event) => {
  event.preventDefault()
  void show()
})
field?.addEventListener("input", () => void show())
void show()
