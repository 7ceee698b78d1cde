/** The product's own HTTP processes, besides the edge. */
export const SERVERS = [
  "gateway",
  "client",
  "accounts",
  "catalogue",
  "viewing",
  "billing",
  "sandbox",
] as const;
