/** Keeps the values that were last used, as many as fit into a number of bytes. */
export class BoundedCache<Value> {
  readonly limitBytes: number
  /** The least recently used first: a Map keeps the order in which keys were set. */
  private readonly entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  private usedBytes = 0

  constructor(limitBytes: number) {
    this.limitBytes = limitBytes
  }

  get bytes(): number {
    return this.usedBytes
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.value
  }

  /** @param bytes what the value takes; one that takes more than all the room is not kept */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
    if (bytes > this.limitBytes) return
    this.entries.set(key, { value, bytes })
    this.usedBytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.usedBytes <= this.limitBytes) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.usedBytes -= entry.bytes
  }
}
