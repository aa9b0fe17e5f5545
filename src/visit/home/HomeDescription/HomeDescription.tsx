import { Link } from "gatsby"
import type { PropertyPage } from "../home.data.ts"
import * as styles from "./HomeDescription.module.css"

export type HomeDescriptionProps = { readonly description: PropertyPage["description"] }

export const HomeDescription = ({ description: { heading, paragraphs, house } }: HomeDescriptionProps) => (
  <section className={styles.description}>
    <h2>{heading}</h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {house && (
      <p>
        {house.label} <Link to={house.path}>{house.name}</Link>
      </p>
    )}
  </section>
)
