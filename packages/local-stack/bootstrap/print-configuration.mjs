// Prints docs/configuration.md from the tables the processes themselves read. Runs on the pinned
// Node, which takes the client's TypeScript as it is.
import { createRequire } from "node:module";
import { inRoot, root } from "./places.mjs";

const require = createRequire(import.meta.url);
const processes = [
  ["Gateway", "gateway/dist/config.js"],
  ["Accounts", "subgraphs/accounts/dist/config.js"],
  ["Catalogue", "subgraphs/catalogue/dist/config.js"],
  ["Viewing", "subgraphs/viewing/dist/config.js"],
  ["Billing", "subgraphs/billing/dist/config.js"],
  ["Client server", "client/server/config.ts"],
  ["Sandbox (never in production)", "packages/sandbox/dist/config.js"],
  ["Local stack", "packages/local-stack/dist/config.js"],
];

const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function standard({ default: value, fallback, secret }) {
  const shown = value ?? fallback;
  if (shown === undefined) return "required";
  if (secret) return "a public one; production refuses it";
  const text = (typeof shown === "object" ? JSON.stringify(shown) : String(shown)).replace(
    root,
    ".",
  );
  return text === "" ? "empty" : `\`${cell(text.slice(0, 80))}\``;
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
  "everywhere. A bad value stops the process and names every bad key.",
  "",
];
for (const entry of processes) lines.push(...(await section(entry)));
process.stdout.write(`${lines.join("\n").trimEnd()}\n`);
