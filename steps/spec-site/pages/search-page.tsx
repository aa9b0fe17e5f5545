import { Layout } from "./layout.tsx"

/** The search; its script fills the list. */
export const SearchPage = () => (
  <Layout
    title="Search"
    description="Search the rules, examples and everyday words of Kvistbo’s specification."
    path="/search/"
    scripts={["/search.js"]}
  >
    <h1>Search</h1>
    <form className="search-form">
      <label className="field">
        Search rules, examples and everyday words
        <input type="search" name="q" id="q" autoComplete="off" />
      </label>
      <button className="button" type="submit">
        Search
      </button>
    </form>
    <p id="count" className="small" role="status" />
    <ol id="found" className="rules" />
    <noscript>
      <p>
        The search needs JavaScript. <a href="/words/">Everyday words</a> lead to rules without it, and{" "}
        <a href="/print/">the whole specification</a> can be searched with the browser.
      </p>
    </noscript>
  </Layout>
)
