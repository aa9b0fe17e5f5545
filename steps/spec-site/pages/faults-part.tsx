import type { Fault } from "../../strength/results-file.ts"
import type { Entry } from "../spec.ts"

const outcomes = {
  killed: { word: "noticed", state: "passed" },
  survived: { word: "not noticed", state: "failed" },
  "not applied": { word: "could not be planted", state: "failed" },
  "not tried yet": { word: "not tried yet", state: "not-tried-yet" },
} as const

const FaultItem = ({ fault }: { readonly fault: Fault }) => {
  const { word, state } = outcomes[fault.outcome]
  return (
    <li>
      {fault.change}: <strong className={`state ${state}`}>{word}</strong>
      {"reason" in fault && <p className="small">{fault.reason}</p>}
    </li>
  )
}

/** Faults that are planted to break the rule, and whether its examples noticed. */
export const Faults = ({ entry: { faults } }: { readonly entry: Entry }) => (
  <section className="faults">
    <h2>Faults that the examples notice</h2>
    <p>Each of these faults is planted in the site, to see that an example of this rule turns red.</p>
    <ul>
      {faults.map((fault) => (
        <FaultItem key={fault.site + fault.change} fault={fault} />
      ))}
    </ul>
  </section>
)
