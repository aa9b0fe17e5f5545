import type { Division } from "../divisions.ts"
import type { Spec } from "../spec.ts"
import { Layout } from "./layout.tsx"
import { countText, RuleList, slugOf } from "./parts.tsx"

export const groupPath = ({ folder }: Division, name: string): string => `/${folder}/${slugOf(name)}/`

export type GroupPageProps = { readonly spec: Spec; readonly division: Division; readonly name: string }

/** The rules of one group, such as those about Finland. */
export const GroupPage = ({ spec, division, name }: GroupPageProps) => {
  const entries = division.groups.get(name) ?? []
  return (
    <Layout
      title={`${name}: rules`}
      description={`Rules of Kvistbo’s sites: ${name}.`}
      path={groupPath(division, name)}
    >
      <nav aria-label="Place of the list" className="small">
        <a href="/">Rules</a> › {division.title}
      </nav>
      <h1>{name}</h1>
      <p className="lead">{countText(entries.length, "rule has", "rules have")} an example about it.</p>
      <RuleList spec={spec} entries={entries} />
    </Layout>
  )
}
