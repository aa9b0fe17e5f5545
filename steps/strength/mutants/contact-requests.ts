import type { Mutant } from "../mutant.ts"
import { app, at, changed, inTemplate, says, scriptOf } from "./changes.ts"

const html = /\/$/

/** The address that forms post to, with and without scripts. */
const service = at("/api/contact-requests")
/** The script of the form, which loads when a visitor reaches the form. */
const script = /^\/part---contact-form-[0-9a-f]+\.js$/
const inForm = changed(script)
const inProperty = inTemplate("property")
const inContact = inTemplate("contact")
const inPageViews = changed(app)

export const contactRequests: readonly Mutant[] = [
  {
    rule: "LEAD-1",
    change: "The box for news of new homes is ticked in advance",
    site: "se",
    scenarios: "by keyboard",
    delivery: [
      { in: html, replace: 'name="marketing" value="yes"', with: 'name="marketing" checked="" value="yes"', places: 1 },
      { in: script, replace: 'name:"marketing",value:"yes"', with: "$&,defaultChecked:!0", places: 1 },
    ],
  },
  {
    rule: "CONTACT-6",
    change: "The form names a wrong page, so that mistakes do not show without scripts",
    site: "se",
    scenarios: "answered with the mistake",
    delivery: [
      { in: at("/kontakt/"), replace: 'name="page" value="/kontakt/"', with: 'name="page" value="/"', places: 1 },
    ],
  },
  inForm(
    "LEAD-1",
    "The visitor sees the confirmation before the request is sent",
    /(\w+\(null\),)\w+\(\w+,\w+\)\),\{retries:/,
    '$1{next:"/begar-kontakt/"}),{retries:',
    { scenarios: "by keyboard" },
  ),
  {
    rule: "LEAD-1",
    change: "In Finland, the form leads to a home page that hides the thanks",
    site: "fi",
    scenarios: "by keyboard",
    delivery: [says("#contact-request-sent-", "#sent-", service)],
  },
  {
    rule: "LEAD-2",
    change: "Search engines may list the confirmation page",
    site: "se",
    delivery: [{ in: at("/en/request-contact/"), replace: /<meta name="robots"[^>]*>/, with: "", places: 1 }],
  },
  {
    rule: "LEAD-2",
    change: "The confirmation page also has the address of its route's name",
    site: "se",
    delivery: [{ in: at("/lead_contact_request_thanks/"), answers: "/begar-kontakt/" }],
  },
  {
    rule: "LEAD-2",
    change: "Norway has a confirmation page",
    site: "no",
    delivery: [{ in: at("/begar-kontakt/"), status: 200 }],
  },
  {
    rule: "LEAD-2",
    change: "Finland has a confirmation page",
    site: "fi",
    delivery: [{ in: at("/en/request-contact/"), status: 200 }],
  },
  {
    rule: "LEAD-3",
    change: "Every confirmation is in Swedish",
    site: "se",
    scenarios: "in English",
    delivery: [says("/en/request-contact/", "/begar-kontakt/", service)],
  },
  {
    rule: "LEAD-3",
    change: "The address has the slug of another language",
    site: "se",
    delivery: [{ moved: "/en/request-contact", to: "/en/begar-kontakt" }],
  },
  {
    rule: "LEAD-3",
    change: "The address has no language prefix",
    site: "se",
    delivery: [{ moved: "/en/request-contact", to: "/request-contact" }],
  },
  {
    rule: "LEAD-3",
    change: "The default language has a prefix",
    site: "se",
    delivery: [{ moved: "/begar-kontakt", to: "/sv/begar-kontakt" }],
  },
  {
    rule: "LEAD-3",
    change: "The address lacks its slash and redirects",
    site: "se",
    delivery: [says("/begar-kontakt/", "/begar-kontakt", service)],
  },
  {
    rule: "LEAD-4",
    change: "The confirmation always shows",
    site: "fi",
    delivery: [says(/(border-left:3px solid var\(--positive\);[^}]*)display:none/, "$1display:block", at("/"))],
  },
  {
    rule: "LEAD-4",
    change: "The confirmation cannot receive the focus",
    site: "fi",
    delivery: [
      {
        in: at("/"),
        replace: /(<section id="contact-request-sent-\w+" lang="\w+") tabindex="-1"/,
        with: "$1",
        places: 3,
      },
    ],
  },
  {
    rule: "LEAD-4",
    change: "The root page has no English confirmation",
    site: "fi",
    delivery: [says("contact-request-sent-en", "contact-request-thanks-en")],
  },
  {
    rule: "LEAD-4",
    change: "The Finnish confirmation leads to the Swedish homes",
    site: "fi",
    delivery: [
      says(/(<a [^>]*hrefLang="fi"[^>]*href=|href=)"\/fi\/asunnot\/"([^>]*>Katso kodit)/, '$1"/bostader/"$2', at("/")),
    ],
  },
  {
    rule: "LEAD-4",
    change: "Without scripts, a request leads to a home page that hides the thanks",
    site: "fi",
    delivery: [{ in: service, header: "location", with: "/" }],
  },
  inPageViews(
    "LEAD-5",
    "The confirmation page does not count as a conversion",
    /(\w=)""===\w\.path&&"navigate"===/,
    "$1!1&&0===",
  ),
  inPageViews("LEAD-5", "A reload counts as a conversion", /(\w=""===\w\.path&&)"navigate"===/, '$1"back_forward"!=='),
  inPageViews(
    "LEAD-5",
    "The English confirmation counts as a conversion",
    /(\w)\.path===`\/\$\{(\w)\}\/`/,
    '["/"+$2+"/","/en/request-contact/"].includes($1.path)',
    {
      scenarios: "reports no conversion",
    },
  ),
  inPageViews("LEAD-5", "Every first page counts as a conversion", /\w\.path===`\/\$\{\w\}\/`/, "!0", {
    scenarios: "reports no conversion",
  }),
  inForm(
    "CONTACT-1",
    "The focus stays on the button",
    /null!=(\w+)\?\1:document\.getElementById\("contact-errors"\)/,
    "null",
  ),
  inForm(
    "CONTACT-1",
    "A corrected field is marked until the next attempt",
    /(onBlur:\(\{relatedTarget:(\w+)\}\)=>\{)\w+\(\2\)/,
    "$1",
  ),
  inForm(
    "CONTACT-1",
    "Mistakes that the service finds do not show",
    /"errors"in (\w+)&&(?=\(?async)/,
    '"errors"in $1&&!$1.errors.some(({field:e})=>e==="phone")&&',
    { scenarios: "only the service can find" },
  ),
  inForm("CONTACT-2", "Each click sends a request", /if\(\w+\(\w+\(\w+\)\)\|\|(!\w+\.current\)return)/, "if($1", {
    scenarios: "A double click",
  }),
  inForm(
    "CONTACT-2",
    "Each retry has a new key",
    /(\w+\(null\),\w+\()(\w+)(,\w+\)\)),\{retries:/,
    "$1JSON.stringify({...JSON.parse($2),key:crypto.randomUUID()})$3,{retries:",
    { scenarios: "whose answer is lost" },
  ),
  inForm("CONTACT-2", "A lost response counts as a failure", /new (\w+)\("answer"\)/, 'new $1("server")', {
    scenarios: "whose answer is lost",
  }),
  inForm(
    "CONTACT-2",
    "Each click while the confirmation loads sends the request again",
    /JSON\.stringify\((\w+)\)===JSON\.stringify\((\w+)\)/,
    "$1===$2",
    { scenarios: "Sending again after" },
  ),
  inForm("CONTACT-2", "The form does not say that the request has arrived", /(next:\w+)(&&"next"in )/, "$1&&!1$2", {
    scenarios: "does not open",
  }),
  {
    rule: "CONTACT-2",
    change: "Each page load creates new keys",
    site: "se",
    scenarios: "The same request",
    source: {
      file: "src/browser/contact/contact-request.ts",
      replace: "const stored = sessionValue(sessionKeys.contactSeed)",
      with: "const stored = null",
    },
  },
  inForm("CONTACT-2", "A window uses one key for every text", /\+JSON\.stringify\(\w+\)(?=\);return)/, "", {
    scenarios: "changed words",
  }),
  {
    rule: "CONTACT-2",
    change: "Without scripts, the form posts to a page",
    site: "se",
    delivery: [
      {
        in: html,
        replace: ' action="/api/contact-requests" method="post"',
        with: ' action="/en/contact/" method="post"',
        places: 1,
      },
    ],
    scenarios: "without the form's script",
  },
  {
    rule: "CONTACT-2",
    change: "The service stores every copy of a request",
    site: "se",
    source: {
      file: "src/server/services/contact-requests.ts",
      replace: "const key = parsed.fields.key ?? contentKey",
      with: "const key = randomUUID()",
    },
  },
  {
    rule: "CONTACT-2",
    change: "The service stores a request twice if browser and script both send it",
    site: "se",
    source: {
      file: "src/server/services/contact-requests.ts",
      replace: "market, received }, contentKey)",
      with: "market, received })",
    },
  },
  {
    rule: "CONTACT-2",
    change: "The service loses a changed request with a known key",
    site: "se",
    scenarios: "key of another one",
    source: {
      file: "src/server/store/sql-contact-requests.ts",
      replace: "throw new KeyConflict()",
      with: "return false",
    },
  },
  inForm(
    "CONTACT-3",
    "Without a network, the form gives up",
    /(navigator\.onLine\|\|)\(\w+\("network"\),await \w+\(15e3,\w+\)\)/,
    '$1await Promise.reject(new Error("offline"))',
    { site: "fi" },
  ),
  inForm("CONTACT-3", "The form tries only once", "{retries:4,", "{retries:0,"),
  inForm("CONTACT-3", "Leaving the page gives no warning", /,addEventListener\("beforeunload",\w+\);/, ";", {
    site: "fi",
  }),
  inForm(
    "CONTACT-3",
    "The form retries a rejected request for ever",
    /(throw new \w+\("server"),\w+\(\w+\)\);return\{failure:"refused"\}/,
    "$1,0);$1,0)",
    { site: "fi", scenarios: "refuses stays in the form" },
  ),
  inContact(
    "CONTACT-3",
    "Without a network, the form without scripts is sent by the browser",
    /(\.defaultPrevented\|\|)navigator\.onLine/,
    "$1!0",
    { scenarios: "whose script has not arrived" },
  ),
  {
    rule: "CONTACT-3",
    change: "A request from before hydration is never retried",
    site: "fi",
    scenarios: "without its script",
    delivery: [{ in: scriptOf("contact"), replace: ".requestSubmit()", with: ".checkValidity()" }],
  },
  inForm(
    "CONTACT-8",
    "Other pages do not show the pending request",
    'document.body.appendChild(document.createElement("div"))',
    'document.createElement("div")',
    { site: "fi", scenarios: "is told that their request waits" },
  ),
  inForm("CONTACT-8", "A returning visitor finds an empty form", /(\w)\.value=(String\(null!==)/, "$1.title=$2", {
    site: "fi",
    scenarios: "still holds what was written",
  }),
  {
    rule: "CONTACT-7",
    change: "Without scripts, the form is empty after Back",
    site: "fi",
    scenarios: "without scripts who goes back",
    delivery: [
      {
        in: at("/en/contact/"),
        replace: '<form data-contact-form=""',
        with: '<form autocomplete="off" data-contact-form=""',
        places: 1,
      },
    ],
  },
  inForm(
    "CONTACT-7",
    "A visitor who leaves the form loses the text",
    /(\.some\(\(?\w+=>\w+\[\w+\]\)?\)\?\w+)\.set(\(\w+,\w+\):\w+\.delete\()/,
    "$1.has$2",
    {
      scenarios: "reads the privacy page",
    },
  ),
  inForm(
    "CONTACT-8",
    "The link back to the form loads it again",
    /(\w)\.preventDefault\(\),\(0,\w+\.\w+\)\(\w+\)(?=\},children:\w+\.toForm)/,
    "$1",
    {
      scenarios: "notice of a refused request",
    },
  ),
  inForm(
    "CONTACT-4",
    "The address contains the visitor's text",
    /fetch\((\w+)(,\{method:"POST",[^}]*\},body:(\w+))/,
    'fetch($1+"?q="+encodeURIComponent($3)$2',
  ),
  inForm(
    "CONTACT-4",
    "The visitor's text is stored for the next visit",
    /const (\w+)=JSON\.stringify\((\w+)\);try\{/,
    'const $1=JSON.stringify($2);localStorage.setItem("contact",$1);try{',
  ),
  {
    rule: "CONTACT-5",
    change: "The form of a Finnish home does not name its address",
    site: "fi",
    delivery: [says("Kohde: Oksakatu 3 A 14, Kallio, Helsinki.", "Kohde: Kallio, Helsinki.")],
  },
  {
    rule: "CONTACT-5",
    change: "A label of the Swedish form is in English",
    site: "se",
    delivery: [{ in: at("/kontakt/"), replace: "E-post</label>", with: "E-mail</label>", places: 1 }],
  },
  inProperty(
    "CONTACT-9",
    "A question after a request for a viewing is still such a request",
    /(href:"#contact",onClick:\(\)=>[\w$]+\()"home"/,
    '$1"viewing"',
    { site: "fi" },
  ),
  inProperty(
    "CONTACT-9",
    "A request for a viewing counts as a question",
    /(onClick:\(\)=>[\w$]+\()"viewing"/,
    '$1"home"',
  ),
  {
    rule: "CONTACT-6",
    change: "A Finnish reader gets an English message about a long request",
    site: "fi",
    scenarios: "too long",
    delivery: [says("Pyyntö on liian pitkä.", "The request is too long to be taken.", service)],
  },
  {
    rule: "CONTACT-6",
    change: "A request from another site gets no form",
    site: "fi",
    scenarios: "another site",
    delivery: [{ in: service, replace: /<form data-contact-form[\s\S]*<\/form>/, with: "", places: 1 }],
  },
]
