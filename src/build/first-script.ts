import { buildSync } from "esbuild"

/** The text of the inline script of every page: plain JavaScript, as small as it gets. */
export const firstScript = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: ["src/browser/first-script/index.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    // Nothing that the project's tsconfig adds, such as "use strict".
    tsconfigRaw: {},
    write: false,
  })
  return outputFiles.map(({ text }) => text.trim()).join("")
}
