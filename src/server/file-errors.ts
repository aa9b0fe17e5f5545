const codeOf = (error: unknown): string => String((Object(error) as { code?: unknown }).code ?? "")

const missing = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EISDIR", "EINVAL", "ERR_INVALID_ARG_VALUE"])
const exhausted = new Set(["EMFILE", "ENFILE", "EAGAIN", "ENOMEM"])

/** Whether an error of the file system says that there is no such file. */
export const isMissing = (error: unknown): boolean => missing.has(codeOf(error))

/** Whether the process or the machine has run out of what opening a file takes: later it may work. */
export const isExhausted = (error: unknown): boolean => exhausted.has(codeOf(error))
