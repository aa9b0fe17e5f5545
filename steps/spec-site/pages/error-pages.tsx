import { Layout } from "./layout.tsx"

/** The page for an address that leads nowhere. */
export const MissingPage = () => (
  <Layout title="Page not found" description="There is no such page." path="/404.html">
    <h1>There is no such page</h1>
    <p className="lead">
      The rule may have been removed, or its id is misspelt. <a href="/">All rules</a> are on the first page.
    </p>
  </Layout>
)

/** The page for a failure of the server. */
export const FailurePage = () => (
  <Layout title="The page could not be sent" description="The server failed." path="/500.html">
    <h1>The page could not be sent</h1>
    <p className="lead">
      The server failed, and has noted why. Reload the page in a while, or begin with <a href="/">all rules</a>.
    </p>
  </Layout>
)
