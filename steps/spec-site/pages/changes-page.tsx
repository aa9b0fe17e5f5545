import type { Comparisons } from "../comparisons.ts"
import { comparisonPath, summaryOf } from "./comparison-page.tsx"
import { Layout } from "./layout.tsx"
import { dateText } from "./parts.tsx"

/** Versions that the specification can be compared with. */
export const ChangesPage = ({ comparisons, problem }: Comparisons) => (
  <Layout
    title="What changed"
    description="What changed in the specification since an earlier version."
    path="/changes/"
  >
    <h1>What changed since …</h1>
    {problem && <p className="note">{problem}</p>}
    <p className="lead">
      Choose a version to compare today’s specification with. <code>npm run spec:site -- --since TAG</code> compares it
      with any other tag or commit.
    </p>
    <ul className="versions">
      {comparisons.map(({ version, changes }) => (
        <li key={version.name}>
          <a href={comparisonPath(version)}>
            {dateText(version.date)}: {version.title}
          </a>
          <span className="small">
            {version.name} · {summaryOf(changes)} since then
          </span>
        </li>
      ))}
    </ul>
  </Layout>
)
