/** Whose records a build reads, where it keeps its caches and where it publishes, as folders of the project. */
export type Agency = { readonly records: string; readonly caches: string; readonly dist: string }

/** The editors' agency, which visitors see, and the sample that the features stand on; both share all but records. */
export const agencies = {
  editors: { records: "src/content", caches: ".markets", dist: "dist" },
  sample: { records: "features/sample", caches: ".markets/sample", dist: "dist/sample" },
} as const satisfies Record<string, Agency>
