/** @jest-environment node */
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import {
  contentHashPlugin,
  eagerCompileBanner,
  keepChunksWhole,
  shortenClassNames,
  shortenSharedNames,
  skipLoaderTracing,
  versionWebpackCache,
} from "./webpack.ts"

describe("classes of CSS modules", () => {
  type Rule = Parameters<typeof shortenClassNames>[0][number]
  const modules = () => ({ localIdentName: "[name]--[local]--[hash:hex:5]" })

  test("are short in all of Gatsby's rules", () => {
    const [first, second] = [modules(), modules()]
    const rules: Rule[] = [
      { oneOf: [{ use: [{ options: { modules: first } }, {}] }] },
      { use: [{ options: { modules: second } }] },
    ]
    shortenClassNames(rules, (file, name) => `${name} of ${file}`)
    for (const options of [first, second] as { getLocalIdent?: (...parts: never[]) => string }[])
      expect(options.getLocalIdent?.(...([{ resourcePath: "Heart.module.css" }, "", "full"] as never[]))).toBe(
        "full of Heart.module.css",
      )
  })

  test("are unchanged in styles that are no module", () => {
    const options = { modules: {} }
    shortenClassNames([{ use: [{ options }] }], () => "b")
    expect(options).toEqual({ modules: {} })
  })
})

test.each([
  ["app-5f0c2d1e9a.js", true],
  ["framework-5f0c2d1e9a.js", true],
  ["component---src-visit-home-home-tsx-5f0c2d1e9a.js", true],
  ["part---live-search-5f0c2d1e9a.js", false],
  ["app-5f0c2d1e9a.js.map", false],
  ["_gatsby/app-5f0c2d1e9a.js", false],
])("Chromium compiles %s ahead: %s", (file, isAhead) => {
  expect(eagerCompileBanner.banner).toBe("//# allFunctionsCalledOnLoad")
  expect(eagerCompileBanner.test.test(file)).toBe(isAhead)
})

test("chunks that templates share have short names", () => {
  const shared = { name: (...chunks: never[]) => chunks.join("").padEnd(40, "0") }
  shortenSharedNames({ shared })
  expect(shared.name(...(["0b56350266"] as never[]))).toBe("0b563502")
  expect(() => shortenSharedNames({})).toThrow("Gatsby names shared chunks in another way")
})

test("a chunk is whole if it must not share modules with another", () => {
  const shared: { chunks?: (chunk: { readonly name?: string }) => boolean } = {}
  keepChunksWhole({ shared })
  expect([shared.chunks?.({ name: "saved-searches" }), shared.chunks?.({ name: "app" }), shared.chunks?.({})]).toEqual([
    false,
    true,
    true,
  ])
})

describe("the hash of a compilation", () => {
  const hashOf = (...names: string[]) => {
    const compilation = { hash: "webpack's own", getAssets: () => names.map((name) => ({ name })) }
    contentHashPlugin.apply({ hooks: { afterEmit: { tap: (_, work) => work(compilation) } } })
    return compilation.hash
  }

  test("depends on the names of its files, in any order", () => {
    expect(hashOf("app-1.js", "framework-2.js")).toBe("39480b60541b723fc7d4")
    expect(hashOf("framework-2.js", "app-1.js")).toBe("39480b60541b723fc7d4")
  })

  test("changes with a file", () => {
    expect(hashOf("app-1.js", "framework-3.js")).not.toBe("39480b60541b723fc7d4")
  })
})

test("webpack does not parse the imports of its loaders", () => {
  const buildDependencies = new Set(["node_modules/babel-loader/"])
  skipLoaderTracing.apply({ hooks: { afterCompile: { tap: (_, work) => work({ buildDependencies }) } } })
  expect([...buildDependencies]).toEqual([])
})

describe("the cache of webpack", () => {
  const versionOf = (files: Readonly<Record<string, string>>) => {
    const folder = temporaryFolder()
    writeFiles(folder, files)
    const cache: Parameters<typeof versionWebpackCache>[0] = { buildDependencies: { config: ["webpack.config.js"] } }
    versionWebpackCache(cache, folder)
    expect(cache.buildDependencies).toEqual({ defaultWebpack: [] })
    return cache.version
  }
  const configuration = { "src/gatsby/webpack.ts": "export {}", "src/published/styles.ts": "export {}" }

  test("is valid as long as the configuration is the same", () =>
    expect(versionOf({ ...configuration, "src/visit/site.data.ts": "export {}" })).toBe(versionOf(configuration)))

  test.each(Object.keys(configuration))("is invalid if %s is another", (file) =>
    expect(versionOf({ ...configuration, [file]: "throw new Error()" })).not.toBe(versionOf(configuration)),
  )
})
