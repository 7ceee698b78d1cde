/** Addresses of every row of the edge's path table, by the row's path. */
export const edgeAddresses: Readonly<Record<string, readonly string[]>> = {
  "/graphql": ["/graphql"],
  "/webhooks/recurly": ["/webhooks/recurly"],
  "/webhooks/crm": ["/webhooks/crm"],
  "/media": ["/media", "/media/classes/any/trailer.mp4"],
  "/otlp": ["/otlp", "/otlp/v1/traces"],
  "/recurly": ["/recurly", "/recurly/js/v1/fonts/hanken.woff2"],
  "/recurly.js": ["/recurly.js"],
  "/": ["/", "/no-such-page", "/assets/none.js", "/robots.txt"],
};
