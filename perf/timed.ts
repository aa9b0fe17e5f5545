/** A time, or another figure of a machine's speed, that is reported beside its aim and never fails. */
export type Timed = {
  readonly name: string
  readonly values: readonly number[]
  /** The median of the values, or the slowest of different acts. */
  readonly figure: number
  readonly aim: number
  readonly unit: "ms" | "× plain HTML" | "of 1"
  /** Milliseconds of the machine for a fixed page, in the same browser just before. */
  readonly machine?: number
}

/** Formats a figure, such as "84 ms" or "0.23 × plain HTML". */
const writeTimed = (value: number, unit: Timed["unit"]): string => `${value.toFixed(unit === "ms" ? 0 : 2)} ${unit}`

/** Describes a figure and its aim in a sentence. */
export const sentenceOf = ({ name, figure, aim, unit, machine }: Timed): string =>
  [
    `${name}: ${writeTimed(figure, unit)}, aim ${writeTimed(aim, unit)}`,
    ...(machine === undefined ? [] : [`where a fixed page takes ${machine.toFixed(1)} ms`]),
  ].join("; ")
