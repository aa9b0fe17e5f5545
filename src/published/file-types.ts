/** Content types by file extension. */
export const fileTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css",
  html: "text/html",
  ico: "image/x-icon",
  ics: "text/calendar",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
}

/** Whether a type is text, which is sent as UTF-8 and compressed. */
export const isText = (type: string): boolean => /text|json|xml|javascript/.test(type)
