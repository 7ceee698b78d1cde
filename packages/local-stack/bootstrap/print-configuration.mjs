// Prints docs/configuration.md from the processes' own configuration tables. Runs on the pinned
// Node, which strips the types of the client's TypeScript.
import { createRequire } from "node:module";
import { inRoot, root } from "./places.mjs";

const require = createRequire(import.meta.url);
const processes = [
  ["Gateway", "gateway/dist/config.js"],
  ["Accounts", "subgraphs/accounts/dist/src/config.js"],
  ["Catalogue", "subgraphs/catalogue/dist/src/config.js"],
  ["Viewing", "subgraphs/viewing/dist/src/config.js"],
  ["Billing", "subgraphs/billing/dist/src/config.js"],
  ["Client server", "client/server/config.ts"],
  ["Sandbox (never in production)", "packages/sandbox/dist/config.js"],
  ["Local stack", "packages/local-stack/dist/config.js"],
];

const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function standard({ default: value, secret, local }) {
  if (value === null) return "empty";
  if (value === undefined) return "required";
  if (secret) return "a public one; production refuses it";
  const text = (typeof value === "object" ? JSON.stringify(value) : String(value)).replace(
    root,
    ".",
  );
  const printed = text === "" ? "empty" : `\`${cell(text.slice(0, 80))}\``;
  return local ? `${printed}; production must set it` : printed;
}

function rows({ configTable }) {
  return Object.values(configTable).map(
    (key) => `| \`${key.env}\` | ${standard(key)} | ${cell(key.doc)} |`,
  );
}

async function section([title, file]) {
  const module = file.endsWith(".ts") ? await import(inRoot(file)) : require(inRoot(file));
  return [
    `## ${title}`,
    "",
    "| Key | Default | What it does |",
    "|---|---|---|",
    ...rows(module),
    "",
  ];
}

const lines = [
  "# Configuration",
  "",
  "Every key each process reads, made by `npm run schema` from the processes' own tables. Defaults work",
  "on one machine with nothing set. OpenTelemetry's `OTEL_*` and `LOG_LEVEL` keep their own meaning",
  "everywhere. A bad value stops the process and names every bad key, one line each.",
  "",
  "## Before production",
  "",
  "With `NODE_ENV=production` a process does not start while a key has a public default or one that is",
  "right on one machine only. Public secrets are also refused wherever `HOST` is not loopback. There and",
  "in production a secret is random, and each purpose has its own. Three things are easily forgotten:",
  "",
  "- **Who is asking.** `EIGHTCOUNT_TRUSTED_PROXIES` names the proxies before the gateway. Too few, and",
  "  all visitors share one rate limit; too many, and a caller chooses the address they are counted by.",
  "- **Where members are.** `EIGHTCOUNT_PUBLIC_URL` is the one https origin: links in mails and media",
  "  signatures name it. `RECURLY_JS_URL` and `RECURLY_JS_API` are set for billing, which tells the",
  "  checkout, and for the client server, whose content security policy allows them.",
  "- **The billing provider's webhooks.** Register `https://<public origin>/webhooks/recurly` at the",
  "  provider. The path goes to billing directly (`packages/local-stack/src/edge/paths.ts`): POST, at",
  "  most 16 KB, signed with `RECURLY_WEBHOOK_SECRET` and at most five minutes old. Answers: 200 kept,",
  "  400 not a notice, 401 signature or age, 413 too large, 503 not kept, so the provider repeats it.",
  "  A lost notice costs at most `EIGHTCOUNT_RECONCILE_MINUTES`. The older CRM's come to",
  "  `/webhooks/crm` in the same way, in `x-hook-signature` with `CRM_WEBHOOK_SECRET`.",
  "",
];
for (const entry of processes) lines.push(...(await section(entry)));
process.stdout.write(`${lines.join("\n").trimEnd()}\n`);
