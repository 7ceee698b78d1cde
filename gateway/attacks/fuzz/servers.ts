/** The product's own processes that serve HTTP, next to the edge. */
export const SERVERS = [
  "gateway",
  "client",
  "accounts",
  "catalogue",
  "viewing",
  "billing",
  "sandbox",
] as const;
