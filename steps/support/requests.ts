import type { APIRequestContext, APIResponse } from "playwright"

type Options = Parameters<APIRequestContext["get"]>[1]
type Context = { readonly request: APIRequestContext }

/**
 * Requests an address with the visitor's cookies, as a browser does: once more if the server has just closed the
 * connection because it was idle (RFC 9112, section 9.3.1).
 */
export const get = (context: Context, address: string, options?: Options): Promise<APIResponse> =>
  context.request.get(address, { maxRetries: 1, ...options })
