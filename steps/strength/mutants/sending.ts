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
    change: "the box for news of new homes is ticked already",
    site: "se",
    scenarios: "by keyboard",
    delivery: [
      { in: html, replace: 'name="marketing" value="yes"', with: 'name="marketing" checked="" value="yes"', places: 1 },
      { in: script, replace: 'name:"marketing",value:"yes"', with: "$&,defaultChecked:!0", places: 1 },
    ],
  },
  {
    rule: "LEAD-1",
    change: "the form says another page than its own, so that mistakes cannot be shown without scripts",
    site: "se",
    scenarios: "Without JavaScript",
    delivery: [
      { in: at("/kontakt/"), replace: 'name="page" value="/kontakt/"', with: 'name="page" value="/"', places: 1 },
    ],
  },
  inForm(
    "LEAD-1",
    "the visitor is thanked before anything is sent",
    /(\w+\(null\),)\w+\(\w+,\w+\)\),\{retries:/,
    '$1{next:"/begar-kontakt/"}),{retries:',
    { scenarios: "by keyboard" },
  ),
  {
    rule: "LEAD-2",
    change: "search engines may list the page that thanks",
    site: "se",
    delivery: [{ in: at("/en/request-contact/"), replace: /<meta name="robots"[^>]*>/, with: "", places: 1 }],
  },
  {
    rule: "LEAD-2",
    change: "the page that thanks stands at its name in the code too",
    site: "se",
    delivery: [{ in: at("/lead_contact_request_thanks/"), answers: "/begar-kontakt/" }],
  },
  {
    rule: "LEAD-2",
    change: "Norway has a page that thanks",
    site: "no",
    delivery: [{ in: at("/begar-kontakt/"), status: 200 }],
  },
  {
    rule: "LEAD-3",
    change: "everybody is thanked in Swedish",
    site: "se",
    scenarios: "in English",
    delivery: [says("/en/request-contact/", "/begar-kontakt/", service)],
  },
  {
    rule: "LEAD-3",
    change: "the address has the slug of another language",
    site: "se",
    delivery: [{ moved: "/en/request-contact", to: "/en/begar-kontakt" }],
  },
  {
    rule: "LEAD-3",
    change: "the address has no prefix of its language",
    site: "se",
    delivery: [{ moved: "/en/request-contact", to: "/request-contact" }],
  },
  {
    rule: "LEAD-3",
    change: "the default language has a prefix",
    site: "se",
    delivery: [{ moved: "/begar-kontakt", to: "/sv/begar-kontakt" }],
  },
  {
    rule: "LEAD-3",
    change: "the address ends without its slash, and leads on",
    site: "se",
    delivery: [says("/begar-kontakt/", "/begar-kontakt", service)],
  },
  {
    rule: "LEAD-4",
    change: "the thanks are seen by everybody",
    site: "fi",
    delivery: [says(/(border-left:3px solid var\(--positive\);[^}]*)display:none/, "$1display:block", at("/"))],
  },
  {
    rule: "LEAD-4",
    change: "the thanks cannot have the focus",
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
    change: "the root has no thanks in English",
    site: "fi",
    delivery: [says("contact-request-sent-en", "contact-request-thanks-en")],
  },
  {
    rule: "LEAD-4",
    change: "who is thanked in Finnish is led to the homes in Swedish",
    site: "fi",
    delivery: [
      says(/(<a [^>]*hrefLang="fi"[^>]*href=|href=)"\/fi\/asunnot\/"([^>]*>Katso kodit)/, '$1"/bostader/"$2', at("/")),
    ],
  },
  inPageViews(
    "LEAD-5",
    "the page that thanks is a page like any other",
    /(\w=)""===\w\.path&&"navigate"===/,
    "$1!1&&0===",
  ),
  inPageViews("LEAD-5", "a reload counts once more", /(\w=""===\w\.path&&)"navigate"===/, '$1"back_forward"!=='),
  inPageViews(
    "LEAD-5",
    "the page that thanks in English counts too",
    /(\w)\.path===`\/\$\{(\w)\}\/`/,
    '["/"+$2+"/","/en/request-contact/"].includes($1.path)',
    {
      scenarios: "Elsewhere",
    },
  ),
  inPageViews("LEAD-5", "every page that a visitor arrives at counts", /\w\.path===`\/\$\{\w\}\/`/, "!0", {
    scenarios: "Elsewhere",
  }),
  inForm(
    "CONTACT-1",
    "the focus stays on the button",
    /null!=(\w+)\?\1:document\.getElementById\("contact-errors"\)/,
    "null",
  ),
  inForm(
    "CONTACT-1",
    "what has been put right is said to be wrong until it is sent again",
    /(onBlur:\(\{relatedTarget:(\w+)\}\)=>\{)\w+\(\2\)/,
    "$1",
  ),
  inForm(
    "CONTACT-1",
    "what the service finds wrong is not said",
    /"errors"in (\w+)&&(?=\(?async)/,
    '"errors"in $1&&!$1.errors.some(({field:e})=>e==="phone")&&',
    { scenarios: "known to the service alone" },
  ),
  inForm("CONTACT-2", "each click sends", /if\(\w+\(\w+\(\w+\)\)\|\|(!\w+\.current\)return)/, "if($1", {
    scenarios: "A double click",
  }),
  inForm(
    "CONTACT-2",
    "each try is another request",
    /(\w+\(null\),\w+\()(\w+)(,\w+\)\)),\{retries:/,
    "$1JSON.stringify({...JSON.parse($2),key:crypto.randomUUID()})$3,{retries:",
    { scenarios: "the answer is lost" },
  ),
  inForm("CONTACT-2", "a lost answer is told as a failure", /new (\w+)\("answer"\)/, 'new $1("server")', {
    scenarios: "the answer is lost",
  }),
  inForm(
    "CONTACT-2",
    "until the thanks come it is sent again with each click",
    /JSON\.stringify\((\w+)\)===JSON\.stringify\((\w+)\)/,
    "$1===$2",
    { scenarios: "does not come" },
  ),
  inForm("CONTACT-2", "nothing says that it has arrived", /(next:\w+)(&&"next"in )/, "$1&&!1$2", {
    scenarios: "does not come",
  }),
  {
    rule: "CONTACT-2",
    change: "each page that is loaded has keys of its own",
    site: "se",
    scenarios: "After the thanks",
    source: {
      file: "src/browser/contact/contact-request.ts",
      replace: "const stored = sessionValue(sessionKeys.contactSeed)",
      with: "const stored = null",
    },
  },
  inForm("CONTACT-2", "a window has one key, whatever is written", /\+JSON\.stringify\(\w+\)(?=\);return)/, "", {
    scenarios: "After the thanks",
  }),
  {
    rule: "CONTACT-2",
    change: "the form leads nowhere until its code is there",
    site: "se",
    delivery: [
      {
        in: html,
        replace: ' action="/api/contact-requests" method="post"',
        with: ' action="/en/contact/" method="post"',
        places: 1,
      },
    ],
    scenarios: "Before the code",
  },
  {
    rule: "CONTACT-2",
    change: "whatever arrives is stored",
    site: "se",
    source: {
      file: "src/server/services/contact-requests.ts",
      replace: "const key = parsed.fields.key ?? contentKey",
      with: "const key = randomUUID()",
    },
  },
  {
    rule: "CONTACT-2",
    change: "what the browser has sent itself is stored again when the form's code sends it",
    site: "se",
    source: {
      file: "src/server/services/contact-requests.ts",
      replace: "market, received }, contentKey)",
      with: "market, received })",
    },
  },
  {
    rule: "CONTACT-2",
    change: "other words with a known key are thanked for and lost",
    site: "se",
    scenarios: "Another request has its key",
    source: {
      file: "src/server/store/sql-contact-requests.ts",
      replace: "throw new KeyConflict()",
      with: "return false",
    },
  },
  inForm(
    "CONTACT-3",
    "without a network it gives up",
    /(navigator\.onLine\|\|)\(\w+\("network"\),await \w+\(15e3,\w+\)\)/,
    '$1await Promise.reject(new Error("offline"))',
    { site: "fi" },
  ),
  inForm("CONTACT-3", "it is tried once", "{retries:4,", "{retries:0,"),
  inForm("CONTACT-3", "nobody is warned of leaving", /,addEventListener\("beforeunload",\w+\);/, ";", {
    site: "fi",
  }),
  inForm(
    "CONTACT-3",
    "what is not taken is sent on and on",
    /(throw new \w+\("server"),\w+\(\w+\)\);return\{failure:"refused"\}/,
    "$1,0);$1,0)",
    { site: "fi", scenarios: "does not take it" },
  ),
  inContact(
    "CONTACT-3",
    "without a network a form that has no code is left to the browser",
    /(\.defaultPrevented\|\|)navigator\.onLine/,
    "$1!0",
    { scenarios: "before the code" },
  ),
  {
    rule: "CONTACT-3",
    change: "a request that was sent before hydration is never sent again",
    site: "fi",
    scenarios: "before the code",
    delivery: [{ in: scriptOf("contact"), replace: ".requestSubmit()", with: ".checkValidity()" }],
  },
  inForm(
    "CONTACT-3",
    "nothing tells of it on other pages",
    'document.body.appendChild(document.createElement("div"))',
    'document.createElement("div")',
    { site: "fi", scenarios: "Back to the page before" },
  ),
  inForm("CONTACT-3", "who comes back finds an empty form", /(\w)\.value=(String\(null!==)/, "$1.title=$2", {
    site: "fi",
    scenarios: "to the form again",
  }),
  inForm(
    "CONTACT-3",
    "what stands in a form that is left is forgotten",
    /(\.some\(\(?\w+=>\w+\[\w+\]\)?\)\?\w+)\.set(\(\w+,\w+\):\w+\.delete\()/,
    "$1.has$2",
    {
      scenarios: "reads on",
    },
  ),
  inForm(
    "CONTACT-3",
    "the way back to the form loads it anew",
    /(\w)\.preventDefault\(\),\(0,\w+\.\w+\)\(\w+\)(?=\},children:\w+\.toForm)/,
    "$1",
    {
      scenarios: "it is not taken",
    },
  ),
  inForm(
    "CONTACT-4",
    "what is written goes along in the address",
    /fetch\((\w+)(,\{method:"POST",[^}]*\},body:(\w+))/,
    'fetch($1+"?q="+encodeURIComponent($3)$2',
  ),
  inForm(
    "CONTACT-4",
    "what is written is kept for the next visit",
    /const (\w+)=JSON\.stringify\((\w+)\);try\{/,
    'const $1=JSON.stringify($2);localStorage.setItem("contact",$1);try{',
  ),
  inProperty(
    "CONTACT-5",
    "who books a viewing is taken to ask a question",
    /(onClick:\(\)=>\w+\()"viewing"/,
    '$1"home"',
  ),
  {
    rule: "CONTACT-6",
    change: "who reads Finnish is told in English that a request is too long",
    site: "fi",
    scenarios: "too long",
    delivery: [says("Pyyntö on liian pitkä.", "The request is too long to be taken.", service)],
  },
  {
    rule: "CONTACT-6",
    change: "what another site sends is answered without the form",
    site: "fi",
    scenarios: "another site",
    delivery: [{ in: service, replace: /<form data-contact-form[\s\S]*<\/form>/, with: "", places: 1 }],
  },
]
