/** Rules for the server of the site: everything is its own, and nothing may frame it. */
export const hostRules = {
  headers: [
    {
      path: "/*",
      headers: [
        { key: "cache-control", value: "public, max-age=0, must-revalidate" },
        { key: "x-content-type-options", value: "nosniff" },
        { key: "x-frame-options", value: "DENY" },
        { key: "referrer-policy", value: "no-referrer" },
        {
          key: "content-security-policy",
          value:
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        },
      ],
    },
  ],
  redirects: [],
  errorPages: [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }],
}
