/** @jest-environment node */
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"

type Hooks = { readonly afterCompile: { readonly tap: (name: string, work: (compilation: object) => void) => void } }
type Config = { readonly plugins: readonly { readonly apply?: (compiler: { readonly hooks: Hooks }) => void }[] }
type Functions = { onPreBootstrap: (site: object) => Promise<void> }

const configs: Config[] = []
const webpack = (config: Config) => {
  configs.push(config)
  return { run: (finish: () => void) => finish() }
}

jest.doMock("gatsby/dist/redux/actions", () => ({ internalActions: { setFunctions() {} } }))
jest.doMock("gatsby/dist/utils/webpack-error-utils", () => ({}))
jest.doMock("webpack", () => Object.assign(webpack, { DefinePlugin: class {}, IgnorePlugin: class {} }))

test("webpack does not trace the imports of the loaders of functions", async () => {
  process.env.gatsby_executing_command = "build"
  const directory = temporaryFolder()
  writeFiles(directory, { "src/api/hello.ts": "export default () => {}" })
  const { onPreBootstrap } = jest.requireActual<Functions>("gatsby/dist/internal-plugins/functions/gatsby-node")
  await onPreBootstrap({
    reporter: { activityTimer: () => ({ start() {}, end() {} }) },
    store: { getState: () => ({ program: { directory }, config: {}, flattenedPlugins: [] }), dispatch() {} },
  })
  const buildDependencies = new Set(["node_modules/babel-loader/"])
  const hooks: Hooks = { afterCompile: { tap: (_, work) => work({ buildDependencies }) } }
  expect(configs).toHaveLength(1)
  for (const plugin of configs[0]?.plugins ?? []) plugin.apply?.({ hooks })
  expect([...buildDependencies]).toEqual([])
})
