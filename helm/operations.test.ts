import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./testing/tools.ts";
import { environment } from "./testing/values-schema.ts";

const handbook = readFileSync(path.join(root, "docs/operations.md"), "utf8");

/** The part of the handbook below a heading, until the next of the same level. */
function partOf(title: string): string {
  const [, rest = ""] = handbook.split(`\n## ${title}\n`);
  return rest.split("\n## ")[0] ?? "";
}

/** Which process has which secrets. The sandbox is in no production. */
const processes = Object.entries(environment).filter(
  ([name]) => name !== "settings" && name !== "sandbox",
);
const secrets = new Set(
  processes.flatMap(([, keys]) => [...(keys.secrets ?? []), ...(keys.optionalSecrets ?? [])]),
);
const rows = partOf("Rotate a key")
  .split("\n")
  .filter((line) => line.startsWith("| `"));
const rowOf = (secret: string) =>
  rows.find((row) => row.split(" | ")[0]?.includes(`\`${secret}\``));

it.each([...secrets])("operations say how to rotate %s", (secret) => {
  expect(rowOf(secret)).toBeDefined();
});

it.each([...secrets])("everyone who reads %s is restarted", (secret) => {
  const restarted = rowOf(secret)?.split(" | ")[1] ?? "";
  const readers = processes.filter(([, { secrets: own = [], optionalSecrets: more = [] }]) =>
    [...own, ...more].includes(secret),
  );
  const subgraphs = ["accounts", "catalogue", "viewing", "billing"];
  const isNamed = ([name]: [string, unknown]) =>
    restarted.includes(name) ||
    (subgraphs.includes(name) && /all subgraphs|one subgraph/.test(restarted));
  expect(readers.filter((reader) => !isNamed(reader))).toEqual([]);
});

it("rows name only secrets that exist", () => {
  const named = rows.flatMap((row) => [...(row.split(" | ")[0] ?? "").matchAll(/`(\w+)`/g)]);
  expect(named.map(([, name]) => name).filter((name) => !secrets.has(name ?? ""))).toEqual([]);
});
