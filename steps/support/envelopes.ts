/** One span of a transaction. */
export type Span = { readonly op?: string; readonly description?: string }

/** Whether the service shall note the address that a report comes from. */
type Sdk = { readonly settings: { readonly infer_ip: "auto" | "never" } }

/** What happened in a page before an error. */
export type Breadcrumb = {
  readonly category?: string
  readonly message?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** What the service learns of an error. */
export type ErrorReport = {
  readonly sdk: Sdk
  readonly exception?: {
    readonly values: readonly { readonly value: string; readonly mechanism?: { readonly handled?: boolean } }[]
  }
  readonly breadcrumbs?: readonly Breadcrumb[]
}

/** What the service learns of a page's load, or of a move to the next page. */
export type Transaction = {
  readonly sdk: Sdk
  readonly transaction: string
  readonly contexts: { readonly trace: { readonly op: string; readonly data: Readonly<Record<string, unknown>> } }
  readonly spans: readonly Span[]
  readonly measurements: Readonly<Record<string, { readonly value: number }>>
}

/** A part of an envelope. */
export type Item = { readonly type: string; readonly payload: string }

const newline = 0x0a

/** The parts of an envelope: a header, then for each part its own header and what it holds, each on a line. */
export const itemsOf = (envelope: Buffer): Item[] => {
  const items: Item[] = []
  const lineFrom = (start: number) => {
    const end = envelope.indexOf(newline, start)
    return envelope.subarray(start, end < 0 ? envelope.length : end)
  }
  let place = lineFrom(0).length + 1
  while (place < envelope.length) {
    const line = lineFrom(place)
    const header = JSON.parse(line.toString()) as { type: string; length?: number }
    place += line.length + 1
    const length = header.length ?? lineFrom(place).length
    items.push({ type: header.type, payload: envelope.subarray(place, place + length).toString() })
    place += length + 1
  }
  return items
}
