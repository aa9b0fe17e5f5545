import type { SiteName } from "../specification/names.ts"
import type { SiteFiles } from "./site-files.ts"

/** Pictures of all homes of a site, by their names: "living-04" of "/media/living-04.0a1b2c3d-1200.jpg". */
export class HomePictures {
  readonly #files: SiteFiles
  #homes: ReadonlyMap<string, readonly string[]> = new Map()

  constructor(files: SiteFiles) {
    this.#files = files
  }

  /** Reads the pictures that the pages of homes link to, and returns the number of homes. */
  async read(site: SiteName): Promise<number> {
    const homes = new Map<string, readonly string[]>()
    for (const address of await this.#files.sitemap(site)) {
      const { pathname } = new URL(address)
      if (!pathname.startsWith("/en/property/")) continue
      const html = await (await this.#files.ask(site, pathname)).text()
      homes.set(
        pathname,
        [...html.matchAll(/<a [^>]*?href="\/media\/([\w-]+)\./g)].map(([, name = ""]) => name),
      )
    }
    this.#homes = homes
    return homes.size
  }

  /** Returns the pictures that more homes than this have. */
  inMoreThan(most: number): string[] {
    const uses = new Map<string, number>()
    for (const pictures of this.#homes.values())
      for (const picture of new Set(pictures)) uses.set(picture, (uses.get(picture) ?? 0) + 1)
    return [...uses].filter(([, count]) => count > most).map(([picture, count]) => `${picture}: ${count} homes`)
  }

  /** Returns the homes that have the same pictures as another, in any order. */
  alike(): string[] {
    const sets = [...this.#homes].map(([home, pictures]) => ({ home, set: pictures.toSorted().join() }))
    return sets
      .filter(({ home, set }) => sets.some((other) => other.home !== home && other.set === set))
      .map(({ home }) => home)
  }
}

/** Returns the pictures whose name begins with none of these kinds. */
export const ofOtherKinds = (kinds: readonly string[], pictures: readonly string[]): string[] =>
  pictures.filter((picture) => !kinds.includes(picture.replace(/-\d+$/, "")))

/** Returns the pictures that come again within a number of homes. */
export const againWithin = (row: number, pictures: readonly string[]): string[] =>
  pictures.filter((picture, index) => pictures.slice(Math.max(0, index - row + 1), index).includes(picture))
