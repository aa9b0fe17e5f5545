const codeOf = (error: unknown): string => String((Object(error) as { code?: unknown }).code ?? "")

const missingCodes = new Set([
  "ENOENT",
  "ENOTDIR",
  "ENAMETOOLONG",
  "ELOOP",
  "EISDIR",
  "EINVAL",
  "ERR_INVALID_ARG_VALUE",
])
const exhaustedCodes = new Set(["EMFILE", "ENFILE", "EAGAIN", "ENOMEM"])

/** Whether an error of the file system means that there is no such file. */
export const isMissing = (error: unknown): boolean => missingCodes.has(codeOf(error))

/** Whether the system lacks resources to open a file, so that it may work later. */
export const isExhausted = (error: unknown): boolean => exhaustedCodes.has(codeOf(error))
