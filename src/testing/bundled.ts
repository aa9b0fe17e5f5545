import { buildSync } from "esbuild"

/** Modules of the project that run where these are imported. */
export const bundledModules = (...entries: readonly string[]): readonly string[] =>
  Object.keys(
    buildSync({
      entryPoints: [...entries],
      outdir: "dist",
      bundle: true,
      write: false,
      metafile: true,
      packages: "external",
      format: "esm",
    }).metafile.inputs,
  )
