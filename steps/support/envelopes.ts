export type Span = { readonly op?: string; readonly description?: string }

/** Whether the service records the sender's IP address. */
type Sdk = { readonly settings: { readonly infer_ip: "auto" | "never" } }

/** An event in the page before an error. */
export type Breadcrumb = {
  readonly category?: string
  readonly message?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** The data that the service receives about an error. */
export type ErrorReport = {
  readonly sdk: Sdk
  readonly exception?: {
    readonly values: readonly { readonly value: string; readonly mechanism?: { readonly handled?: boolean } }[]
  }
  readonly breadcrumbs?: readonly Breadcrumb[]
}

/** The data that the service receives about a page load or a navigation. */
export type Transaction = {
  readonly sdk: Sdk
  readonly transaction: string
  readonly contexts: { readonly trace: { readonly op: string; readonly data: Readonly<Record<string, unknown>> } }
  readonly spans: readonly Span[]
  readonly measurements: Readonly<Record<string, { readonly value: number }>>
}

export type Item = { readonly type: string; readonly payload: string }

const newline = 0x0a

/** Parses an envelope: a header line, then for each item a header line and a payload line. */
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
