import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../tools.mjs";
import { closed, text } from "./shapes.mjs";

const require = createRequire(path.join(root, "packages/service-kit/package.json"));
const { z } = require("zod");

const NUMBERS = new Set(["integer", "number"]);
const MAX_SAFE = Number.MAX_SAFE_INTEGER;

/** The JSON schema of one setting: as strict as the process, where JSON schema can say it. */
function settingOf({ type, doc, default: otherwise }) {
  if (typeof otherwise === "boolean") return { type: "boolean", description: doc };
  const parsed = z.toJSONSchema(type, { io: "output", unrepresentable: "any" });
  if (parsed.enum) return { enum: ["", ...parsed.enum], description: doc };
  if (!NUMBERS.has(parsed.type)) return text(doc);
  const { minimum, maximum } = parsed;
  return {
    type: parsed.type,
    ...(minimum > -MAX_SAFE && { minimum }),
    ...(maximum < MAX_SAFE && { maximum }),
    description: doc,
  };
}

const properties = (entries, names) =>
  Object.fromEntries(
    entries.filter(({ env }) => names.includes(env)).map((entry) => [entry.env, settingOf(entry)]),
  );

/** The settings of one process, and those of all processes together. */
export function settingsOf(tables, environment) {
  const byProcess = Object.entries(tables).map(([name, entries]) => [
    name,
    properties(entries, environment[name].settings),
  ]);
  // A key that processes share is described as the first one does.
  const all = Object.assign({}, ...byProcess.map(([, own]) => own).reverse());
  return {
    all: closed("Settings of the processes, by the name of their key.", all),
    byProcess: Object.fromEntries(
      byProcess.map(([name, own]) => [name, closed(`Settings of ${name}.`, own)]),
    ),
  };
}

/** The Secret of one process, for development. */
export function inlineSecretsOf(tables, environment) {
  const rows = Object.entries(tables).flatMap(([name, entries]) => {
    const { secrets, optionalSecrets } = environment[name];
    const names = [...secrets, ...optionalSecrets];
    if (names.length === 0) return [];
    const own = entries
      .filter(({ env }) => names.includes(env))
      .map(({ env, doc }) => [env, text(doc)]);
    return [[name, closed(`Secrets of ${name}.`, Object.fromEntries(own))]];
  });
  return closed("Secrets in plain text, for development only.", Object.fromEntries(rows));
}
