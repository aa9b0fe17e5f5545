import type { ReactElement } from "react"
import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inSite = inModule(() => import("../../../src/visit/site.data.ts"))
const inRules = inModule(() => import("../../../src/server/http/rules.ts"))

export const routes: readonly Mutant[] = [
  inSite(
    "ROUTE-14",
    "Norway has a blog",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) => [
        ...builtPages(...all),
        ...builtPages(...all).map((page) => Object.assign(page, { path: `${page.path}blog/` })),
      ],
    { site: "no" },
  ),
  inRules(
    "ROUTE-14",
    "Norway has Finland's short addresses",
    (rules) => rules.redirectsOf,
    (redirectsOf) => (rules) =>
      redirectsOf({ ...rules, redirects: [...rules.redirects, { from: "/kohde/:slug", to: "/nb/", status: 301 }] }),
    { site: "no" },
  ),
  inModule(() => import("../../../src/domain/paths.ts"))(
    "ROUTE-15",
    "Norwegian addresses start with the country's code",
    (paths) => paths.pathOf,
    (pathOf) =>
      (...all) =>
        pathOf(...all).replace(/^\/nb\//, "/no/"),
    { site: "no" },
  ),
  inSite(
    "ROUTE-15",
    "Swedish addresses also work with a prefix",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) => [
        ...builtPages(...all),
        ...builtPages(...all)
          .filter(({ language }) => language === "sv")
          .map((page) => Object.assign(page, { path: `/sv${page.path}` })),
      ],
  ),
  inSite(
    "ROUTE-16",
    "The English page of a home is missing",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).filter(({ path }) => path !== "/en/property/oksakatu-3-a-5/"),
    { site: "fi" },
  ),
  inRules(
    "ROUTE-16",
    "A short address accepts more segments after the slug",
    (rules) => rules.redirectsOf,
    (redirectsOf) => (rules) => {
      const redirectFor = redirectsOf(rules)
      return (path) => redirectFor(path.replace(/^(\/kohde\/[^/]+)\/.+/, "$1"))
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/page/PageHead/PageHead.tsx"))(
    "ROUTE-17",
    "The short address is the canonical one",
    (head) => head.PageHead,
    (PageHead) =>
      ({ head }) =>
        PageHead({ head: { ...head, canonical: head.canonical.replace(/\/fi\/kohde\/([^/]+)\/$/, "/kohde/$1") } }),
    { site: "fi" },
  ),
  inRules(
    "ROUTE-17",
    "A short address redirects temporarily",
    (rules) => rules.redirectsOf,
    (redirectsOf) => (rules) =>
      redirectsOf({
        ...rules,
        redirects: rules.redirects.map((redirect) =>
          redirect.from.includes(":slug") ? { ...redirect, status: 302 } : redirect,
        ),
      }),
    { site: "fi" },
  ),
  inRules(
    "ROUTE-24",
    "A former address redirects temporarily",
    (rules) => rules.redirectsOf,
    (redirectsOf) => (rules) =>
      redirectsOf({
        ...rules,
        redirects: rules.redirects.map((redirect) =>
          redirect.from.includes(":slug") ? redirect : { ...redirect, status: 302 },
        ),
      }),
  ),
  inRules(
    "ROUTE-24",
    "A former address leads to the list of homes",
    (rules) => rules.readRules,
    (readRules) => (text) => {
      const rules = readRules(text)
      const redirects = rules.redirects.map((redirect) =>
        redirect.from.startsWith("/fi/kohde/") ? { ...redirect, to: "/fi/asunnot/" } : redirect,
      )
      return { ...rules, redirects }
    },
    { site: "fi" },
  ),
  inModule(() => import("../../../src/server/http/files.ts"))(
    "ROUTE-18",
    "A page also answers without the slash",
    (files) => files.Files,
    (Files) =>
      class extends Files {
        override send(...[release, path, ...all]: Parameters<InstanceType<typeof Files>["send"]>) {
          return super.send(release, /\/$|\.\w+$/.test(path) ? path : `${path}/`, ...all)
        }
      },
    { scenarios: "/bostader redirects" },
  ),
  inModule(() => import("../../../src/domain/repaired-address.ts"))(
    "ROUTE-18",
    "An address in capitals names no page",
    (address) => address.addressLetters,
    () => (path) => path.normalize("NFC"),
    { scenarios: "/Bostader redirects" },
  ),
  inModule(() => import("../../../src/gatsby/html/document.tsx"))(
    "ROUTE-19",
    "Every page loads the page of a home as a script",
    (html) => html.onPreRenderHTML,
    (onPreRenderHTML) =>
      (...all) => {
        onPreRenderHTML?.(...all)
        const [{ getPostBodyComponents, replacePostBodyComponents }] = all
        const parts = getPostBodyComponents() as ReactElement[]
        const script = parts.find(({ type }) => type === "script")
        if (!script) throw new Error("the page has no script")
        replacePostBodyComponents([...parts, { ...script, key: "home", props: { src: "/objekt/oksakatu-3-a-5/" } }])
      },
    { site: "fi" },
  ),
]
