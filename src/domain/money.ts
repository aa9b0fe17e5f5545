declare const unit: unique symbol

/** Öre or cents; plain numbers are accepted, and amounts in major units are not. */
export type Minor = number & { readonly [unit]?: "minor" }
/** Kronor or euros. */
export type Major = number & { readonly [unit]?: "major" }

export const minorPerMajor = 100

export const majorOf = (amount: Minor): Major => amount / minorPerMajor

/** Rounds to whole minor units. */
export const minorOf = (amount: Major): Minor => Math.round(amount * minorPerMajor)
