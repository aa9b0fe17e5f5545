/** Command prefix that makes file permissions apply to root, which otherwise bypasses them. */
export const obeyingPermissions: readonly string[] =
  process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : []
