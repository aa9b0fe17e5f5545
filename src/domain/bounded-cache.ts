/** Evicts the least recently used values when the total size exceeds a limit in bytes. */
export class BoundedCache<Value> {
  readonly limitBytes: number
  /** Runs from the least to the most recently used key, because a Map keeps the order in which keys are set. */
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

  /** @param bytes size of the value; the cache does not keep a value that exceeds the limit alone */
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
