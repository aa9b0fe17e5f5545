import type { RuleChange } from "../../specification/changes.ts"
import type { ScenarioChange } from "../../specification/scenario-changes.ts"
import type { Words } from "../../specification/words.ts"
import { rulePath } from "./parts.tsx"

const kinds = { same: "span", added: "ins", removed: "del" } as const

/** A text with its added and removed words marked. */
const Compared = ({ words }: { readonly words: Words }) => (
  <>
    {words.map(({ text, kind }, place) => {
      const Kind = kinds[kind]
      return <Kind key={place}>{text}</Kind>
    })}
  </>
)

const scenarioKinds = { added: "New example", removed: "Removed example", changed: "Changed example" } as const

const ScenarioPart = ({ change: { kind, title, lines } }: { readonly change: ScenarioChange }) => (
  <article className="scenario-change">
    <h4>
      {scenarioKinds[kind]}: {title}
    </h4>
    <div className="change">
      {kind !== "added" && (
        <div>
          <p className="small">Before</p>
          <pre>
            {lines.map(({ before, after }, place) =>
              before === after ? `${before}\n` : before === undefined ? null : <del key={place}>{`${before}\n`}</del>,
            )}
          </pre>
        </div>
      )}
      {kind !== "removed" && (
        <div>
          <p className="small">Now</p>
          <pre>
            {lines.map(({ before, after }, place) =>
              before === after ? `${after}\n` : after === undefined ? null : <ins key={place}>{`${after}\n`}</ins>,
            )}
          </pre>
        </div>
      )}
    </div>
  </article>
)

/** A rule with its changed words and examples. */
export const RuleDifference = ({ change: { id, sentence, reason, scenarios } }: { readonly change: RuleChange }) => (
  <section>
    <h3>
      <a href={rulePath(id)}>{id}</a> <Compared words={sentence} />
    </h3>
    {reason.some(({ kind }) => kind !== "same") && (
      <p>
        Why: <Compared words={reason} />
      </p>
    )}
    {scenarios.map((change) => (
      <ScenarioPart key={change.kind + change.title} change={change} />
    ))}
  </section>
)
