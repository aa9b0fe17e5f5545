import type { Spec } from "../spec.ts"
import { Layout } from "./layout.tsx"
import { rulePath } from "./parts.tsx"

/** Everyday words that lead to rules. */
export const WordsPage = ({ spec }: { readonly spec: Spec }) => {
  const found = new Map(spec.entries.map((entry) => [entry.rule.id, entry]))
  return (
    <Layout title="Everyday words" description="From an everyday word to the rules about it." path="/words/">
      <h1>Everyday words</h1>
      <p className="lead">From a word of everyday speech to the rules about it.</p>
      <dl className="words">
        {spec.index.words.map(({ word, rules }) => (
          <div key={word}>
            <dt>{word}</dt>
            {rules
              .flatMap((id) => found.get(id) ?? [])
              .map(({ rule }) => (
                <dd key={rule.id}>
                  <a href={rulePath(rule.id)}>{rule.sentence}</a> <span className="id">{rule.id}</span>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </Layout>
  )
}
