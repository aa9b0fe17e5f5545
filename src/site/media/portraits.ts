import { createHash } from "node:crypto"
import { join } from "node:path"
import type { Agent } from "../../content/schema.ts"
import { writeFile } from "../write-file.ts"
import { svgOf } from "./svg.ts"

type Features = Agent["portrait"]

/** Size of a portrait, in units of its drawing. */
const portraitSize = { width: 240, height: 300 } as const

const skins = { fair: "#f2cfb5", olive: "#dfae87", brown: "#b57a52" } as const
const hairColours = {
  black: "#2b2724",
  brown: "#6b452d",
  copper: "#b3552c",
  blond: "#d9ab5c",
  grey: "#a9aaa5",
} as const
const clothes = { spruce: "#1d4238", berry: "#a8203a", blue: "#2a5580", ochre: "#b37a14" } as const
/** The ground and the sun on it, in light and in dark. */
const grounds = {
  leaf: ["#d5e4d8", "#b9d2c0", "#1f332a", "#2c473a"],
  sky: ["#d9e5ef", "#bfd3e4", "#1c2b38", "#2a3f51"],
  sand: ["#f3e5c8", "#e9d2a0", "#33291a", "#4a3b22"],
  rose: ["#f4dcda", "#e9c1c0", "#382023", "#512d32"],
} as const

/** Hair behind the head and in front of it. */
const hairs: Readonly<Record<Features["hair"], readonly [behind: string, front: string]>> = {
  bob: [
    "M67 158C60 92 88 66 121 66s60 28 53 92q2 22 4 36c-12 9-26 8-34 1H98c-10 7-24 8-36-1q4-16 5-36Z",
    "M75 138c-5-38 15-63 45-63s50 25 45 63c-16-4-31-17-38-32-9 16-32 30-52 32Z",
  ],
  long: [
    "M68 150C60 88 90 64 120 64s60 24 52 86c3 38 15 62 8 96H60c-7-34 5-58 8-96Z",
    "M120 88c-22 6-38 26-43 62-8-34 2-74 43-74s51 40 43 74c-5-36-21-56-43-62Z",
  ],
  bun: [
    "M120 36a25 25 0 1 1 0 50 25 25 0 1 1 0-50ZM72 140c-6-46 18-70 48-70s54 24 48 70Z",
    "M76 142c-6-46 16-64 44-64s50 18 44 64c-4-26-18-40-44-40s-40 14-44 40Z",
  ],
  short: ["", "M75 144c-10-48 12-72 48-72 34 0 52 26 42 72-3-14-5-24-10-32-18 6-44 4-62-8-8 10-14 24-18 40Z"],
  swept: [
    "",
    "M76 142c-8-34-2-58 18-64 8-14 44-16 60 2 18 12 18 36 11 62-3-14-8-24-14-30-20 2-44-2-56-12-8 10-15 24-19 42Z",
  ],
  curly: [
    "M120 60a22 22 0 0 1 33 9 22 22 0 0 1 22 29 22 22 0 0 1 7 33 22 22 0 0 1-3 34 22 22 0 0 1-22 27H83a22 22 0 0 1-22-27 22 22 0 0 1-3-34 22 22 0 0 1 7-33 22 22 0 0 1 22-29 22 22 0 0 1 33-9Z",
    "M77 126c2-32 18-52 43-52s41 20 43 52ZM77 138a15 15 0 0 1 5-27 17 17 0 0 1 22-16 18 18 0 0 1 32 0 17 17 0 0 1 22 16 15 15 0 0 1 5 27 14 14 0 0 1-13-14 16 16 0 0 1-15-9 18 18 0 0 1-30 0 16 16 0 0 1-15 9 14 14 0 0 1-13 14Z",
  ],
  cropped: ["", "M76 136c-2-36 18-54 44-54s46 18 44 54c-5-18-12-26-18-30-16-6-36-6-52 0-6 4-13 12-18 30Z"],
}

const beard = "M76 140c0 44 18 68 44 68s44-24 44-68c-3 16-8 24-16 25-10-8-20-9-28-4-8-5-18-4-28 4-8-1-13-9-16-25Z"

const collars: Readonly<Record<Features["collar"], string>> = {
  round: '<path class="l" d="M88 234c10 18 54 18 64 0"/>',
  high: '<path class="c" d="M96 202h48l6 34c-16 10-44 10-60 0Z"/><path class="l" d="M95 212c14 8 36 8 50 0"/>',
  shirt: '<path fill="#fdfcfa" d="M97 222l23 44 23-44 13 10-36 68-36-68Z"/><path class="l" d="M120 266v34"/>',
}

/** A twig of the site's own, which leans to one side. */
const twig =
  '<g class="t"><path d="M206 300c8-70-2-130-24-186" fill="none" stroke-width="3"/><path d="M209 236c2-18 12-28 27-32 2 18-8 31-27 32ZM205 190c-4-20 6-34 22-42 6 18-2 35-22 42ZM207 258c-14-8-20-20-18-34 14 6 21 18 18 34ZM194 148c-12-12-10-28-2-40 14 10 14 28 2 40Z" stroke="none"/></g><circle cx="226" cy="178" r="6" fill="#c63f57"/><circle cx="216" cy="128" r="5" fill="#c63f57"/>'

const face = ({ glasses, beard: hasBeard }: Features): string =>
  [
    '<g class="f"><path d="M92 131q9-6 18-1M130 130q9-5 18 1M120 142q-5 14-6 20 4 3 8 1"/>',
    `<path d="M107 ${hasBeard ? 179 : 177}q13 10 26-1"${hasBeard ? ' stroke="#fbe9dd"' : ""}/>`,
    glasses
      ? '<path d="M83 145a18 17 0 1 0 36 0 18 17 0 1 0-36 0ZM121 145a18 17 0 1 0 36 0 18 17 0 1 0-36 0ZM83 142l-8-3M157 142l8-3"/>'
      : "",
    '</g><circle cx="101" cy="145" r="3.6"/><circle cx="139" cy="145" r="3.6"/>',
  ].join("")

const drawingOf = (features: Features): string => {
  const { skin, hair, hairColour, clothing, collar, ground, mirrored } = features
  const [groundLight, sunLight, groundDark, sunDark] = grounds[ground]
  const [behind, front] = hairs[hair]
  const styles = `.g{fill:${groundLight}}.u{fill:${sunLight}}.h{fill:${hairColours[hairColour]}}.s{fill:${skins[skin]}}.c{fill:${clothes[clothing]}}
.t{fill:#43795f;stroke:#43795f}.l{fill:none;stroke:#0003;stroke-width:3}.f{fill:none;stroke:#2a211c;stroke-width:3;stroke-linecap:round}
:target .g{fill:${groundDark}}:target .u{fill:${sunDark}}:target :is(.s,.h,.c){filter:brightness(.9)}`
  return svgOf(
    portraitSize,
    styles,
    `<path class="g" d="M0 0h240v300H0Z"/><g${mirrored ? ' transform="matrix(-1 0 0 1 240 0)"' : ""}><circle class="u" cx="104" cy="132" r="96"/>${twig}
<path class="h" d="${behind}"/><path class="c" d="M14 300c2-56 34-72 78-80h56c44 8 76 24 78 80Z"/>
<path class="s" d="M100 180h40v42c-6 16-34 16-40 0Z"/><path fill="#0002" d="M100 196q20 16 40 0v8q-20 16-40 0Z"/>${collars[collar]}
<path class="s" d="M76 138c-10-4-12 22 2 24 6 26 22 42 42 42s36-16 42-42c14-2 12-28 2-24 2-34-16-54-44-54s-46 20-44 54Z"/>
${features.beard ? `<path class="h" d="${beard}"/>` : ""}<path class="h" d="${front}"/>${face(features)}</g>`,
  )
}

/** A drawn portrait of an agent, as a file whose name changes with the drawing. */
export const portraitOf = ({ portrait }: Pick<Agent, "portrait">): { readonly src: string; readonly svg: string } => {
  const svg = drawingOf(portrait)
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8)
  return { src: `/media/portraits/${hash}.svg`, svg }
}

/** @param folder of the built site */
export const writePortraits = (folder: string, agents: readonly Agent[]): void => {
  for (const { src, svg } of agents.map(portraitOf)) writeFile(join(folder, src), svg)
}
