import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { kubectlCommandsIn } from "./testing/commands.ts";
import { overlays } from "./testing/ground.ts";
import { componentOf, components, objectsOf, ofKind, parseObjects } from "./testing/renders.ts";
import { describeWithTools, root } from "./testing/tools.ts";
import { environment } from "./testing/values-schema.ts";

const runbooks = readdirSync(path.join(root, "docs/runbooks")).map((file) => `runbooks/${file}`);
const texts = ["operations.md", ...runbooks].map((file) =>
  readFileSync(path.join(root, "docs", file), "utf8"),
);

const commands = texts.flatMap(kubectlCommandsIn);
const found = (pattern: RegExp) => [
  ...new Set(commands.flatMap((command) => [...command.matchAll(pattern)].map(([, name]) => name))),
];

/** What CloudNativePG makes by itself, and what only a restore makes. */
const OPERATED = ["postgres-rw", "postgres-restored-rw"];

it("every command of the handbook names the namespace", () => {
  expect(commands.length).toBeGreaterThan(25);
  const everywhere = /^kubectl (get --raw|apply --kustomize)/;
  const lost = commands.filter(
    (command) => !(everywhere.test(command) || command.includes(" --namespace eightcount ")),
  );
  expect(lost).toEqual([]);
});

it("every component that the handbook selects exists", () => {
  const known = objectsOf("production").map(({ metadata }) => componentOf(metadata.labels));
  const named = found(/component=([\w-]+)/g);
  expect(named).toContain("viewing");
  expect(named.filter((name) => !known.includes(name ?? ""))).toEqual([]);
});

it.each([
  ["Deployment", /\bdeployment[s]?[/ ](?:"?)(eightcount-[a-z-]+)/g],
  ["HorizontalPodAutoscaler", /horizontalpodautoscaler[/ ]([a-z][\w-]+)/g],
  ["ExternalSecret", /\bexternalsecret[/ ]"?([a-z][\w-]+)/g],
])("every %s that the handbook names exists", (kind, pattern) => {
  const known = ofKind(objectsOf("production"), kind).map(({ metadata }) => metadata.name);
  const named = found(pattern);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !known.includes(name ?? ""))).toEqual([]);
});

it("every database that the handbook opens belongs to a subgraph", () => {
  const named = found(/ psql (?:--username \w+ )?([a-z]+)/g);
  expect(named).toContain("accounts");
  expect(named.filter((name) => !components[name ?? ""]?.connections)).toEqual([]);
});

it("every key of a Secret that the handbook reads is one of accounts", () => {
  const keys = found(/\.data\.([A-Z_]+)/g);
  expect(keys).toContain("EIGHTCOUNT_JWT_PRIVATE_KEY");
  expect(keys.filter((key) => !environment.accounts?.secrets.includes(key ?? ""))).toEqual([]);
});

describeWithTools("the handbook and the production overlay", () => {
  const ground = ["overlays/production", "restore"].flatMap((name) =>
    parseObjects(overlays[name] ?? ""),
  );
  const namesOf = (kind: string) => ofKind(ground, kind).map(({ metadata }) => metadata.name);

  it.each([
    ["Cluster", /clusters\.postgresql\.cnpg\.io ([\w-]+)/g, []],
    ["Service", /service\/([\w-]+)/g, OPERATED],
    ["ResourceQuota", /resourcequota ([\w-]+)/g, []],
    ["StatefulSet", /(?:exec|delete pod) (redis)-0/g, []],
  ] as const)("a %s that a command names exists", (kind, pattern, more) => {
    const ofChart = ofKind(objectsOf("production"), kind).map(({ metadata }) => metadata.name);
    const known: readonly string[] = [...namesOf(kind), ...ofChart, ...more];
    const named = found(pattern);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !known.includes(name ?? ""))).toEqual([]);
  });

  it("every Secret that a command names is made by the store or read by the overlay", () => {
    const made = ofKind(objectsOf("production"), "ExternalSecret").map(
      ({ metadata }) => metadata.name,
    );
    const read = JSON.stringify(ground).matchAll(
      /"(?:passwordSecret|secretKeyRef)":\{[^}]*?"name":"([^"]+)"/g,
    );
    const known = [...made, ...[...read].map(([, name]) => name)];
    const named = found(/\b(?:patch|get|label) secret "?([a-z][\w-]+)/g);
    expect(named).toEqual(expect.arrayContaining(["eightcount-accounts", "postgres-viewing"]));
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("Redis takes its password from the variable that commands use", () => {
    const text = overlays["overlays/production"] ?? "";
    expect(found(/REDISCLI_AUTH="\$(\w+)"/g)).toEqual(["REDIS_PASSWORD"]);
    expect(text).toContain("name: REDIS_PASSWORD");
  });
});
