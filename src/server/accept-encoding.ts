export type Encoding = "br" | "gzip" | "identity"

/** Weights of the codings that a client names (RFC 9110, 12.5.3); what cannot be read weighs nothing. */
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

const negotiated = (accepted: string): Encoding => {
  const weights = weightsOf(accepted)
  const others = weights.get("*") ?? 0
  const [br, gzip] = [weights.get("br") ?? others, weights.get("gzip") ?? others]
  const identity = weights.get("identity") ?? 0
  const best = Math.max(br, gzip)
  // Who names identity with a greater weight wants the file as it is.
  if (best === 0 || identity > best) return "identity"
  return br >= gzip ? "br" : "gzip"
}

/** Browsers send a handful of values; anything beyond is worked out each time. */
const known = new Map<string, Encoding>()

/** The coding for a compressible answer, by the client's Accept-Encoding. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (!accepted) return "identity"
  const kept = known.get(accepted)
  if (kept) return kept
  const encoding = negotiated(accepted)
  if (known.size < 100 && accepted.length <= 100) known.set(accepted, encoding)
  return encoding
}
