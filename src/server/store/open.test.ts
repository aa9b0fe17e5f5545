/** @jest-environment node */
import { storeWarnings } from "./open.ts"

test.each([
  [{ LEADS_FILE: "/var/lib/kvistbo/leads.sqlite" }],
  [{ DATABASE_URL: "postgresql://site:geheim@localhost/leads" }],
  [{ DATABASE_URL: "postgresql://site:geheim@127.0.0.1:5432/leads" }],
  [{ DATABASE_URL: "postgresql://site:geheim@[::1]/leads" }],
  [{ DATABASE_URL: "postgresql://%2Frun%2Fpostgresql/leads" }],
  [{ DATABASE_URL: "postgresql:///leads?host=/run/postgresql" }],
  [{ DATABASE_URL: "postgresql://site:geheim@db.example/leads?sslmode=verify-full" }],
  [{ DATABASE_URL: "postgresql://site:geheim@db.example/leads", PGSSLMODE: "require" }],
  [{ DATABASE_URL: "nonsense" }],
])("%j has no warning", (env) => {
  expect(storeWarnings(env)).toEqual([])
})

test.each(["db.example", "10.0.0.5:5432", "[2001:db8::1]"])(
  "a database at %s without encryption is a warning in one sentence, without the password",
  (host) => {
    expect(storeWarnings({ DATABASE_URL: `postgresql://site:geheim@${host}/leads` })).toEqual([
      "DATABASE_URL names another machine without sslmode, so contact requests travel unencrypted: add ?sslmode=verify-full (and sslrootcert, where its certificate is from a CA of your own).",
    ])
  },
)

test("a store inside the checkout is a warning in one sentence", () => {
  expect(storeWarnings({ LEADS_FILE: "" })).toEqual([
    expect.stringMatching(/^LEADS_FILE is not set, so contact requests are kept in \/.+\/data\/leads\.sqlite, inside /),
  ])
})
