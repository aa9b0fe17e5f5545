export type Encoding = "br" | "gzip" | "identity"

/** Weights of the encodings in Accept-Encoding (RFC 9110, 12.5.3); an invalid weight counts as 0. */
const weightsOf = (accepted: string): Map<string, number> => {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim())
    if (!name) continue
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, "") ?? "1"
    weights.set(
      name === "x-gzip" ? "gzip" : name,
      /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0,
    )
  }
  return weights
}

const negotiate = (accepted: string): Encoding => {
  const weights = weightsOf(accepted)
  const otherWeight = weights.get("*") ?? 0
  const [br, gzip] = [weights.get("br") ?? otherWeight, weights.get("gzip") ?? otherWeight]
  const identity = weights.get("identity") ?? 0
  const best = Math.max(br, gzip)
  // A greater weight of identity means that the client prefers the uncompressed file.
  if (best === 0 || identity > best) return "identity"
  return br >= gzip ? "br" : "gzip"
}

/** Cache of results: browsers send only a handful of values, and rarer ones are negotiated each time. */
const cache = new Map<string, Encoding>()

/** Chooses the encoding of a compressible response by the client's Accept-Encoding. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (!accepted) return "identity"
  const cached = cache.get(accepted)
  if (cached) return cached
  const encoding = negotiate(accepted)
  if (cache.size < 100 && accepted.length <= 100) cache.set(accepted, encoding)
  return encoding
}
