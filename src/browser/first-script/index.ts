/**
 * The one inline script, at the top of every page but the offline page: small, because it comes before everything else, and the same
 * in all of them, so that the Content-Security-Policy names it by one hash. The build compiles it (src/build/first-script.ts).
 */
import "./own-scripts.ts"
import "./early-errors.ts"
import "./start.ts"
