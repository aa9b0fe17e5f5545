import fc from "fast-check"

/** Properties are tried with the same values in each run; `FAST_CHECK_SEED=12 npm run unit` tries others. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) })

export { default } from "fast-check"
