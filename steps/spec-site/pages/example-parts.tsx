import { placesOf } from "../../specification/places.ts"
import type { Example } from "../../specification/specification.ts"
import { type Entry, resultOf, type Spec, stateOf } from "../spec.ts"
import { Sentence, StateMark, secondsText } from "./parts.tsx"

/** Returns where an example can be opened, on the sites of `npm start` or those of SITE_SE, SITE_FI and SITE_NO. */
export type OpenAt = (market: "se" | "fi" | "no", path: string) => string

export type ExampleProps = {
  readonly spec: Spec
  readonly entry: Entry
  readonly example: Example
  readonly openAt: OpenAt
}

export const ExampleState = ({ spec, example }: Pick<ExampleProps, "spec" | "example">) => {
  const result = resultOf(spec, example)
  const on = result?.driver === "HTML" ? " on HTML alone" : ""
  return <StateMark state={stateOf(spec, example)} detail={result && `in ${secondsText(result.durationMs)}${on}`} />
}

export const OpenLink = ({ entry, example, openAt }: Omit<ExampleProps, "spec">) => {
  const [place] = placesOf(example, entry.feature)
  return place ? (
    <a href={openAt(place.market, place.path)}>
      Open it on the site<span className="unseen">: {example.title}</span>
    </a>
  ) : null
}

/** The step that failed, with its message. */
export const Failure = ({ spec, example }: Pick<ExampleProps, "spec" | "example">) => {
  const failure = resultOf(spec, example)?.failure
  return failure ? (
    <div className="failure">
      <p>
        Failed at <Sentence text={failure.step} />
      </p>
      <pre>{failure.message}</pre>
    </div>
  ) : null
}

export type PicturesProps = { readonly spec: Spec; readonly examples: readonly Example[]; readonly most?: number }

/** What the page showed at the end of each example. */
export const Pictures = ({ spec, examples, most }: PicturesProps) => {
  const pictures = examples
    .flatMap((example) =>
      (resultOf(spec, example)?.pictures ?? []).map((picture) => ({ ...picture, title: example.title })),
    )
    .slice(0, most)
  return pictures.length === 0 ? null : (
    <ul className="pictures">
      {pictures.map(({ file, width, height, title }) => (
        <li key={file}>
          <a href={`/pictures/${file}`}>
            <img
              src={`/pictures/${file}`}
              alt={`The page at the end of: ${title}`}
              loading="lazy"
              width={width}
              height={height}
            />
          </a>
          {examples.length > 1 && <p className="small">{title}</p>}
        </li>
      ))}
    </ul>
  )
}
