/**
 * Returns a feed's violations of RFC 4287 as sentences; it runs in the browser, whose parser accepts only well-formed
 * XML, so it must not use anything outside of the function.
 */
export const atomProblems = (text: string): string[] => {
  const namespace = "http://www.w3.org/2005/Atom"
  const problems: string[] = []
  const children = (parent: Element) => [...parent.children].filter((child) => child.namespaceURI === namespace)
  const childrenNamed = (parent: Element, name: string) => children(parent).filter((child) => child.localName === name)
  const textOf = (parent: Element, name: string) => childrenNamed(parent, name)[0]?.textContent?.trim() ?? ""
  const isAddress = (text: string) => /^(https?|urn|tag|mailto):\S+$/.test(text)
  const describe = (element: Element) =>
    `${element.localName} "${textOf(element, "id") || element.textContent?.trim()}"`

  const check = (parent: Element, once: readonly string[], atMostOnce: readonly string[], more: readonly string[]) => {
    for (const name of once)
      if (childrenNamed(parent, name).length !== 1)
        problems.push(`${describe(parent)} has ${childrenNamed(parent, name).length} ${name}`)
    for (const name of atMostOnce)
      if (childrenNamed(parent, name).length > 1) problems.push(`${describe(parent)} has two ${name}`)
    for (const { localName } of children(parent))
      if (![...once, ...atMostOnce, ...more].includes(localName))
        problems.push(`${describe(parent)} may not have ${localName}`)
  }
  // 3.1.1 and 4.1.3: a construct of type text or HTML has no child elements.
  const checkText = (text: Element) => {
    const type = text.getAttribute("type") ?? "text"
    if (!["text", "html"].includes(type)) problems.push(`${describe(text)} is of the type ${type}`)
    if (text.children.length > 0) problems.push(`${describe(text)} holds elements`)
    if (!text.textContent?.trim()) problems.push(`${text.localName} is empty`)
  }
  // 3.3: a date has the format of RFC 3339, with capital T and Z.
  const checkDate = (date: Element) => {
    const text = date.textContent ?? ""
    const isDate =
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    if (!isDate) problems.push(`${describe(date)} is no date`)
  }
  // 4.2.6: an id is an absolute address.
  const checkCommon = (parent: Element) => {
    for (const text of ["title", "subtitle", "summary", "content", "rights"])
      childrenNamed(parent, text).forEach(checkText)
    for (const date of ["updated", "published"]) childrenNamed(parent, date).forEach(checkDate)
    if (!isAddress(textOf(parent, "id"))) problems.push(`${describe(parent)} has an id that is no whole address`)
    for (const link of childrenNamed(parent, "link"))
      if (!isAddress(link.getAttribute("href") ?? ""))
        problems.push(`${describe(parent)} has a link to no whole address`)
    for (const category of childrenNamed(parent, "category"))
      if (!category.getAttribute("term")) problems.push(`${describe(parent)} has a category without a term`)
    for (const person of [...childrenNamed(parent, "author"), ...childrenNamed(parent, "contributor")])
      check(person, ["name"], ["uri", "email"], [])
    // 4.1.1 and 4.1.2: only one alternate link of each type and language is allowed.
    const alternates = childrenNamed(parent, "link")
      .filter((link) => (link.getAttribute("rel") ?? "alternate") === "alternate")
      .map((link) => `${link.getAttribute("type")} ${link.getAttribute("hreflang")}`)
    if (new Set(alternates).size < alternates.length)
      problems.push(`${describe(parent)} has two alternate links of one kind`)
    if (alternates.length === 0 && childrenNamed(parent, "content").length === 0)
      problems.push(`${describe(parent)} leads nowhere and has no content`)
  }

  const document = new DOMParser().parseFromString(text, "application/xml")
  const unreadable = document.querySelector("parsererror")
  if (unreadable) return [unreadable.textContent ?? "this is no XML"]
  const feed = document.documentElement
  if (feed.namespaceURI !== namespace || feed.localName !== "feed") return ["this is no Atom feed"]
  const entries = childrenNamed(feed, "entry")
  const many = ["author", "category", "contributor", "link"]
  check(feed, ["id", "title", "updated"], ["generator", "icon", "logo", "rights", "subtitle"], [...many, "entry"])
  checkCommon(feed)
  if (!childrenNamed(feed, "link").some((link) => link.getAttribute("rel") === "self"))
    problems.push("the feed does not say where it is")
  for (const entry of entries) {
    check(entry, ["id", "title", "updated"], ["content", "published", "rights", "source", "summary"], many)
    checkCommon(entry)
    if (childrenNamed(entry, "author").length + childrenNamed(feed, "author").length === 0)
      problems.push(`${describe(entry)} has no author`)
  }
  const ids = entries.map((entry) => textOf(entry, "id"))
  if (new Set(ids).size < ids.length) problems.push("two entries have one id")
  return problems
}
