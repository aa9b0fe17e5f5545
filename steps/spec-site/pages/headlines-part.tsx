import { type Entry, examplesIn, headlinesOf, resultOf, type Spec } from "../spec.ts"
import { Pictures } from "./example-parts.tsx"
import { rulePath, Sentence, Steps } from "./parts.tsx"

type HeadlineProps = { readonly spec: Spec; readonly entry: Entry }

/** A rule with one example: the first that has a picture, or else the first. */
const Headline = ({ spec, entry }: HeadlineProps) => {
  const examples = examplesIn(entry)
  const example = examples.find((one) => resultOf(spec, one)?.pictures.length) ?? examples[0]
  return (
    <article className="headline">
      <h4>
        <span className="id">{entry.rule.id}</span> <a href={rulePath(entry.rule.id)}>{entry.rule.sentence}</a>
      </h4>
      {example && (
        <details>
          <summary>
            For example: <Sentence text={example.title} />
          </summary>
          <Steps steps={example.steps} />
        </details>
      )}
      {example && <Pictures spec={spec} examples={[example]} most={1} />}
    </article>
  )
}

/** The rules that a product owner reads in fifteen minutes, each with an example and its picture. */
export const Headlines = ({ spec }: { readonly spec: Spec }) => (
  <section>
    <h2 id="headlines">The rules in fifteen minutes</h2>
    {[...headlinesOf(spec)].map(([title, entries]) => (
      <section key={title}>
        <h3>{title}</h3>
        {entries.map((entry) => (
          <Headline key={entry.rule.id} spec={spec} entry={entry} />
        ))}
      </section>
    ))}
  </section>
)
