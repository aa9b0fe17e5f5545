import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildSources } from "../../src/published/sources.ts"
import { type Cost, costOf } from "./process-tree.ts"

/** A copy of the project that builds Sweden with other homes; it reuses the project's cached pictures. */
export class Workplace {
  readonly folder: string

  constructor(name: string) {
    this.folder = join(".markets", "bench", name)
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { recursive: true })
    // Parcel treats a folder with a lockfile as a project root; without one it would scan the surrounding project too.
    for (const part of [...buildSources, "package-lock.json"])
      cpSync(part, join(this.folder, part), { recursive: true })
    symlinkSync(resolve("node_modules"), join(this.folder, "node_modules"))
    const pictures = join(".markets", "media")
    if (existsSync(pictures)) cpSync(pictures, join(this.folder, pictures), { recursive: true })
  }

  get listings(): string {
    return join(this.folder, "src/content/se/listings")
  }

  get site(): string {
    return join(this.folder, "dist/se")
  }

  /** @throws Error if the build fails */
  async build(): Promise<Cost> {
    const cost = await costOf([process.execPath, "src/cli/build.ts", "se"], { cwd: this.folder, env: process.env })
    writeFileSync(join(this.folder, "build.log"), cost.output)
    if (cost.code !== 0) throw new Error(`the site cannot be built: ${cost.output.trimEnd().slice(-2000)}`)
    return cost
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
