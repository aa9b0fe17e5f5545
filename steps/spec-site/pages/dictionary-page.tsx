import type { Sentence as KnownSentence } from "../../dictionary/sentences.ts"
import type { Entry } from "../spec.ts"
import { Layout } from "./layout.tsx"
import { countText, rulePath, Sentence, Steps, slugOf } from "./parts.tsx"

const mostValues = 12

const SentenceItem = ({ sentence, isRule }: { readonly sentence: KnownSentence; readonly isRule: boolean }) => {
  const { pattern, parameters, example, uses } = sentence
  const { keyword, text, table, docString, ruleId } = example
  return (
    <li>
      <p className="pattern">
        <Sentence text={pattern} />
      </p>
      {parameters.length > 0 && (
        <ul className="small">
          {[...new Map(parameters.map((parameter) => [parameter.name, parameter])).values()].map(
            ({ name, meaning, values = [] }) => (
              <li key={name}>
                <var>{name}</var> {meaning}
                {values.length > 0 &&
                  `: ${values.slice(0, mostValues).join(", ")}${values.length > mostValues ? " …" : ""}`}
              </li>
            ),
          )}
        </ul>
      )}
      <Steps steps={[{ keyword, text, ...(table && { table }), ...(docString !== undefined && { docString }) }]} />
      <p className="small">
        {isRule ? <a href={rulePath(ruleId)}>In {ruleId}</a> : ruleId}, used {countText(uses, "time")}
      </p>
    </li>
  )
}

export type DictionaryPageProps = {
  readonly sentences: readonly KnownSentence[]
  readonly entries: readonly Entry[]
}

/** Every sentence that a scenario may use, by topic, with its parameters and an example in use. */
export const DictionaryPage = ({ sentences, entries }: DictionaryPageProps) => {
  const topics = [...Map.groupBy(sentences, ({ topic }) => topic)].toSorted(([a], [b]) => a.localeCompare(b))
  const ids = new Set(entries.map(({ rule }) => rule.id))
  return (
    <Layout
      title="Dictionary of steps"
      description="Every sentence that a scenario may use, by topic, with an example."
      path="/steps/"
    >
      <h1>Dictionary of steps</h1>
      <p className="lead">
        A scenario is written with these {countText(sentences.length, "sentence")}. While you write,{" "}
        <code>npm run spec -- --watch</code> says at once what is not understood, and which sentences come near.
      </p>
      <nav aria-label="Topics">
        <ul className="chips">
          {topics.map(([topic, of]) => (
            <li key={topic}>
              <a className="chip" href={`#${slugOf(topic)}`}>
                {topic} <span className="small">{of.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(([topic, of]) => (
        <section key={topic}>
          <h2 id={slugOf(topic)}>{topic}</h2>
          <ul className="dictionary">
            {of.map((sentence) => (
              <SentenceItem key={sentence.pattern} sentence={sentence} isRule={ids.has(sentence.example.ruleId)} />
            ))}
          </ul>
        </section>
      ))}
    </Layout>
  )
}
