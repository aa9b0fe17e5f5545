/** What a program is started by, so that the permissions of files hold for it: without it, they do not hold for root. */
export const heldToPermissions: readonly string[] =
  process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : []
