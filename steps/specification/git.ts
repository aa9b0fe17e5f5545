import { execFileSync } from "node:child_process"

const mostBytes = 256 * 1024 * 1024

/**
 * Runs git.
 * @throws Error with the first line of git's message if it fails or is not installed
 */
export const git = (args: readonly string[], { cwd = ".", input = "" } = {}): Buffer => {
  try {
    return execFileSync("git", args, { cwd, input, maxBuffer: mostBytes, stdio: "pipe" })
  } catch (error) {
    const { code, message, stderr } = error as NodeJS.ErrnoException & { readonly stderr?: Buffer | null }
    if (code === "ENOENT" || code === "EACCES") throw new Error("git is not installed")
    throw new Error((stderr?.toString().trim() || message).split("\n")[0])
  }
}
