import type { Plugin } from "@cucumber/cucumber/api"
import type { Envelope } from "@cucumber/messages"
import { codeNames } from "./code.ts"
import { exampleKeys } from "./examples.ts"
import { touchedIn } from "./from-messages.ts"
import { readRecord, writeRecord } from "./record.ts"
import { currentStamps } from "./stamps.ts"

/** Keeps what each example of a run touched, beside what those of earlier runs did. */
const plugin: Plugin = {
  type: "plugin",
  coordinator: ({ operation, on }) => {
    if (operation !== "runCucumber") return
    const envelopes: Envelope[] = []
    const stampOf = currentStamps()
    // The code is stamped before it runs, because somebody may edit it meanwhile.
    for (const name of codeNames()) stampOf(name)
    on("message", (envelope) => {
      envelopes.push(envelope)
    })
    return () => {
      const keyAt = exampleKeys()
      const keys = new Set(keyAt.values())
      const record = [...readRecord(), ...touchedIn(envelopes, keyAt, stampOf)]
      writeRecord(new Map(record.filter(([key]) => keys.has(key))))
    }
  },
}

export default plugin
