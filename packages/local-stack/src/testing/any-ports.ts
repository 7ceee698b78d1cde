const NAMES = [
  "GATEWAY",
  "CLIENT",
  "ACCOUNTS",
  "CATALOGUE",
  "VIEWING",
  "BILLING",
  "SANDBOX",
  "SANDBOX_SMTP",
  "POSTGRES",
  "REDIS",
  "METRICS",
];

/** Environment in which a supervisor takes any free port for everything. */
export const anyPorts: Readonly<Record<string, string>> = Object.fromEntries(
  ["PORT", ...NAMES.map((name) => `EIGHTCOUNT_${name}_PORT`)].map((name) => [name, "0"]),
);
