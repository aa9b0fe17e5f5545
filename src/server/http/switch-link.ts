import { renameSync, rmSync, symlinkSync } from "node:fs"

/** Changes a symbolic link in one step, so that there is no moment without it. */
export const switchLink = (link: string, target: string): void => {
  const next = `${link}.next`
  rmSync(next, { force: true })
  symlinkSync(target, next)
  renameSync(next, link)
}
