import { buildSync } from "esbuild"

const inlineScript = (file: string): string => {
  const { outputFiles } = buildSync({
    // Without it, esbuild takes the folder in which it was loaded.
    absWorkingDir: process.cwd(),
    entryPoints: [`src/gatsby/inline/${file}`],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    // Ignores the project's tsconfig, which would add `"use strict"`.
    tsconfigRaw: {},
    write: false,
  })
  return outputFiles.map(({ text }) => text.trim()).join("")
}

/** Text of the inline script that every page has, minified. */
export const firstScript = (): string => inlineScript("index.ts")

/** Text of the inline script that the root page has beside it. */
export const rootScript = (): string => inlineScript("root.ts")
