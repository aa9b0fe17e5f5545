/**
 * The inline script that is first in every page but the offline page: it is identical everywhere, so that the
 * Content-Security-Policy needs one hash, and src/gatsby/inline/compile.ts compiles it.
 */
import "./own-scripts.ts"
import "../../browser/reporting/early-errors.ts"
import "./start.ts"
