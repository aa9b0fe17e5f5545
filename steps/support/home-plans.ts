import type { SiteName } from "../specification/names.ts"
import type { SiteFiles } from "./site-files.ts"

/** Rooms in a drawing of a plan, each in centimetres from the corner of its storey. */
const drawnRoom = /data-room="([a-z]+)\d?" d="M([\d.-]+) ([\d.-]+)h([\d.]+)v([\d.]+)/g

/** Where the rooms of each kind lie, in quarters of the home, whichever way the plan is mirrored. */
const arrangementOf = (drawing: string): string => {
  const rooms = [...drawing.matchAll(drawnRoom)]
    .map(([, kind, ...numbers]) => ({ kind, numbers: numbers.map(Number) }))
    .filter(({ kind }) => kind !== "balcony" && kind !== "terrace")
    .map(({ kind, numbers: [x = 0, y = 0, width = 0, depth = 0] }) => ({ kind, x, y, width, depth }))
  const width = Math.max(...rooms.map((room) => room.x + room.width))
  const depth = Math.max(...rooms.map((room) => room.y + room.depth))
  const written = (isMirrored: boolean) =>
    rooms
      .map(({ kind, ...room }) => {
        const across = (room.x + room.width / 2) / width
        const down = (room.y + room.depth / 2) / depth
        return `${kind} ${Math.round(4 * (isMirrored ? 1 - across : across))} ${Math.round(4 * down)}`
      })
      .toSorted()
      .join(", ")
  return [written(false), written(true)].toSorted()[0] ?? ""
}

/** Floor plans of the first homes of a list. */
export class HomePlans {
  readonly #files: SiteFiles
  #arrangements: readonly { readonly home: string; readonly arrangement: string }[] = []

  constructor(files: SiteFiles) {
    this.#files = files
  }

  /** Reads the plans of the first homes of the list that have one, and returns how many there are. */
  async read(site: SiteName, count: number): Promise<number> {
    const list = await (await this.#files.ask(site, "/en/apartments/")).text()
    const homes = new Set([...list.matchAll(/href="(\/en\/property\/[\w-]+\/)"/g)].map(([, home = ""]) => home))
    const plans: { home: string; arrangement: string }[] = []
    for (const home of homes) {
      const [src] = /\/media\/plans\/[\w.-]+\.svg/.exec(await (await this.#files.ask(site, home)).text()) ?? []
      if (!src || plans.length === count) continue
      plans.push({ home, arrangement: arrangementOf(await (await this.#files.ask(site, src)).text()) })
    }
    this.#arrangements = plans
    return plans.length
  }

  /** Returns the homes whose rooms are arranged as those of one before. */
  alike(): string[] {
    return this.#arrangements
      .filter(({ arrangement }, index, all) => all.findIndex((other) => other.arrangement === arrangement) < index)
      .map(({ home, arrangement }) => `${home}: ${arrangement}`)
  }
}
