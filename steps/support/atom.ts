/**
 * What RFC 4287 objects to in a feed, as sentences; its sections are named beside its rules. It runs in the browser, whose
 * parser takes only what is well formed, so it uses nothing from around it.
 */
export const atomProblems = (text: string): string[] => {
  const namespace = "http://www.w3.org/2005/Atom"
  const problems: string[] = []
  const children = (parent: Element) => [...parent.children].filter((child) => child.namespaceURI === namespace)
  const named = (parent: Element, name: string) => children(parent).filter((child) => child.localName === name)
  const said = (parent: Element, name: string) => named(parent, name)[0]?.textContent?.trim() ?? ""
  const isAddress = (text: string) => /^(https?|urn|tag|mailto):\S+$/.test(text)
  const of = (element: Element) => `${element.localName} "${said(element, "id") || element.textContent?.trim()}"`

  const check = (parent: Element, once: readonly string[], atMostOnce: readonly string[], more: readonly string[]) => {
    for (const name of once)
      if (named(parent, name).length !== 1) problems.push(`${of(parent)} has ${named(parent, name).length} ${name}`)
    for (const name of atMostOnce) if (named(parent, name).length > 1) problems.push(`${of(parent)} has two ${name}`)
    for (const { localName } of children(parent))
      if (![...once, ...atMostOnce, ...more].includes(localName))
        problems.push(`${of(parent)} may not have ${localName}`)
  }
  // 3.1.1 and 4.1.3: what is called text or HTML has no elements of its own.
  const checkText = (text: Element) => {
    const type = text.getAttribute("type") ?? "text"
    if (!["text", "html"].includes(type)) problems.push(`${of(text)} is of the type ${type}`)
    if (text.children.length > 0) problems.push(`${of(text)} holds elements`)
    if (!text.textContent?.trim()) problems.push(`${text.localName} is empty`)
  }
  // 3.3: as RFC 3339 writes dates, in capitals.
  const checkDate = (date: Element) => {
    const text = date.textContent ?? ""
    const isDate =
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    if (!isDate) problems.push(`${of(date)} is no date`)
  }
  // 4.2.6: an id is a whole address.
  const checkCommon = (parent: Element) => {
    for (const text of ["title", "subtitle", "summary", "content", "rights"]) named(parent, text).forEach(checkText)
    for (const date of ["updated", "published"]) named(parent, date).forEach(checkDate)
    if (!isAddress(said(parent, "id"))) problems.push(`${of(parent)} has an id that is no whole address`)
    for (const link of named(parent, "link"))
      if (!isAddress(link.getAttribute("href") ?? "")) problems.push(`${of(parent)} has a link to no whole address`)
    for (const category of named(parent, "category"))
      if (!category.getAttribute("term")) problems.push(`${of(parent)} has a category without a term`)
    for (const person of [...named(parent, "author"), ...named(parent, "contributor")])
      check(person, ["name"], ["uri", "email"], [])
    // 4.1.1 and 4.1.2: one link of a kind leads to the thing itself.
    const alternates = named(parent, "link")
      .filter((link) => (link.getAttribute("rel") ?? "alternate") === "alternate")
      .map((link) => `${link.getAttribute("type")} ${link.getAttribute("hreflang")}`)
    if (new Set(alternates).size < alternates.length) problems.push(`${of(parent)} has two alternate links of one kind`)
    if (alternates.length === 0 && named(parent, "content").length === 0)
      problems.push(`${of(parent)} leads nowhere and has no content`)
  }

  const document = new DOMParser().parseFromString(text, "application/xml")
  const unreadable = document.querySelector("parsererror")
  if (unreadable) return [unreadable.textContent ?? "this is no XML"]
  const feed = document.documentElement
  if (feed.namespaceURI !== namespace || feed.localName !== "feed") return ["this is no Atom feed"]
  const entries = named(feed, "entry")
  const many = ["author", "category", "contributor", "link"]
  check(feed, ["id", "title", "updated"], ["generator", "icon", "logo", "rights", "subtitle"], [...many, "entry"])
  checkCommon(feed)
  if (!named(feed, "link").some((link) => link.getAttribute("rel") === "self"))
    problems.push("the feed does not say where it is")
  for (const entry of entries) {
    check(entry, ["id", "title", "updated"], ["content", "published", "rights", "source", "summary"], many)
    checkCommon(entry)
    if (named(entry, "author").length + named(feed, "author").length === 0) problems.push(`${of(entry)} has no author`)
  }
  const ids = entries.map((entry) => said(entry, "id"))
  if (new Set(ids).size < ids.length) problems.push("two entries have one id")
  return problems
}
