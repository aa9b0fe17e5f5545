import { join } from "node:path"

/** Folder in which a process makes pages again, in the folder of the market's build. */
export const remadeFolder = (site: string, pid: number | undefined): string =>
  join(site, ".markets", "remade", String(pid))
