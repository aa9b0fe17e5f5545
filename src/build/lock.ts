import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { PlainError } from "../domain/plain-error.ts"

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

const takeLock = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
}

/** @throws PlainError if another process that still runs has the lock */
export const withLock = async (file: string, work: () => Promise<void>): Promise<void> => {
  if (!takeLock(file)) {
    const holder = Number(readFileSync(file, "utf8"))
    if (isRunning(holder))
      throw new PlainError(
        `Another build is running here (process ${holder}, by ${file}): wait for it, or stop it, then run the command again.`,
      )
    rmSync(file, { force: true })
    if (!takeLock(file)) throw new PlainError(`Another build has just begun here, by ${file}: run the command again.`)
  }
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}
