import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { agencies } from "../../src/spec/agencies.ts"
import { copyProject, liftPictureLimits } from "../../src/tools/project-copy.ts"
import { type Cost, costOf } from "./process-tree.ts"

const { records, dist } = agencies.sample

/** A copy of the project that builds the sample of Sweden with more homes; it reuses the project's cached pictures. */
export class Workplace {
  readonly folder: string

  constructor(name: string) {
    this.folder = join(".markets", "bench", name)
    this.remove()
    copyProject(this.folder)
    // Each invented home has an association of its own, and a large agency has documents of its own.
    rmSync(join(this.folder, records, "se/documents"), { recursive: true, force: true })
    liftPictureLimits(this.folder)
  }

  get listings(): string {
    return join(this.folder, records, "se/listings")
  }

  get site(): string {
    return join(this.folder, dist, "se")
  }

  /** @throws Error if the build fails */
  async build(): Promise<Cost> {
    const cost = await costOf([process.execPath, "src/cli/build.ts", "--sample", "se"], this.folder)
    writeFileSync(join(this.folder, "build.log"), cost.output)
    if (cost.code !== 0) throw new Error(`the site cannot be built: ${cost.output.trimEnd().slice(-2000)}`)
    return cost
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
