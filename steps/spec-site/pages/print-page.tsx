import type { Spec } from "../spec.ts"
import { Layout } from "./layout.tsx"
import { countText, Examples, Sentence, Steps, slugOf } from "./parts.tsx"

/** The whole specification on one page, with a table of contents, for paper and PDF. */
export const PrintPage = ({ spec, pdf }: { readonly spec: Spec; readonly pdf: boolean }) => {
  const topics = spec.index.topics.map((topic) => ({
    title: topic.title,
    entries: spec.entries.filter((entry) => entry.topic === topic),
  }))
  return (
    <Layout title="The whole specification" description="All rules and examples on one page, for paper." path="/print/">
      <h1>The whole specification of Kvistbo</h1>
      <p className="lead screen-only">
        All {countText(spec.entries.length, "rule")} with their examples, for paper.{" "}
        {pdf ? <a href="/kvistbo-specification.pdf">Open the PDF</a> : "Print this page to make a PDF of it."}
      </p>
      <nav aria-label="Contents" className="contents">
        <h2>Contents</h2>
        <ol>
          {topics.map(({ title, entries }) => (
            <li key={title}>
              <a href={`#${slugOf(title)}`}>{title}</a>
              <ul>
                {entries.map(({ rule }) => (
                  <li key={rule.id}>
                    <a href={`#${rule.id}`}>
                      {rule.id} {rule.sentence}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </nav>
      {topics.map(({ title, entries }) => (
        <section key={title} className="print-topic">
          <h2 id={slugOf(title)}>{title}</h2>
          {entries.map(({ rule }) => (
            <section key={rule.id} className="print-rule">
              <h3 id={rule.id}>
                <span className="id">{rule.id}</span> {rule.sentence}
              </h3>
              {rule.reason && <p>{rule.reason}</p>}
              {rule.scenarios.map((scenario) => (
                <article key={scenario.title}>
                  <h4>
                    <Sentence text={scenario.title} />
                  </h4>
                  <Steps steps={scenario.steps} />
                  {scenario.tables.map((table) => (
                    <Examples
                      key={table.name + table.rows[0]?.example.key}
                      table={table}
                      label={table.name || scenario.title}
                    />
                  ))}
                </article>
              ))}
            </section>
          ))}
        </section>
      ))}
    </Layout>
  )
}
