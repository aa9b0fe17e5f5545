import { type Agency, agencies } from "../spec/agencies.ts"
import { PlainError } from "./plain-error.ts"

/**
 * The agency that this process builds or serves, from the environment variable AGENCY.
 * @throws PlainError if AGENCY names no agency
 */
export const chosenAgency = (name = process.env.AGENCY || "editors"): Agency => {
  if (name === "editors" || name === "sample") return agencies[name]
  throw new PlainError(`AGENCY is "${name}": use one of ${Object.keys(agencies).join(", ")}`)
}

/** Chooses the sample for this process and those that it starts. */
export const chooseSample = (): void => {
  process.env.AGENCY = "sample"
}
