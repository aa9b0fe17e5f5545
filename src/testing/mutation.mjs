// Configures Stryker, which changes src/domain in thousands of places and runs its unit tests on each change.
export default {
  mutate: ["src/domain/**/*.ts", "!src/domain/**/*.test.ts"],
  testRunner: "jest",
  jest: { config: { roots: ["<rootDir>/src/domain"] } },
  testRunnerNodeArgs: ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"],
  // Jest keeps something of each run: without this, a process grew to 4.5 GB.
  maxTestRunnerReuse: 300,
  // Counting coverage needs Stryker's own environment in each test file, and some of these name Node's.
  coverageAnalysis: "off",
  // Stryker 10 reads tsconfig.json by an interface that TypeScript 7 no longer has.
  tsconfigFile: "none",
  ignorePatterns: [
    ".markets",
    "data",
    "dist",
    "features",
    "findings",
    "perf",
    "reports",
    "static",
    "src/content/media",
  ],
  tempDirName: ".markets/stryker",
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  // Each change that no test notices is in the HTML report.
  clearTextReporter: { reportTests: false, reportMutants: false },
  jsonReporter: { fileName: "reports/mutation.json" },
  htmlReporter: { fileName: "reports/mutation.html" },
  allowConsoleColors: false,
}
