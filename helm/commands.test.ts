import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { overlays } from "./testing/ground.ts";
import { componentOf, components, objectsOf, parseObjects } from "./testing/renders.ts";
import { describeWithTools, root } from "./testing/tools.ts";

const runbooks = readdirSync(path.join(root, "docs/runbooks")).map((file) => `runbooks/${file}`);
const texts = ["operations.md", ...runbooks].map((file) =>
  readFileSync(path.join(root, "docs", file), "utf8"),
);

/** Every kubectl command of the handbook, with its continued lines. */
const commands = texts.flatMap((text) =>
  [
    ...text
      .replaceAll(/\\\n\s*/g, "")
      .matchAll(/^[^`\n]*?(kubectl .*)|`(kubectl [^\s`]+ [^`\n]+)`/gm),
  ].map(([, line, span]) => line ?? span ?? ""),
);
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
  ["ExternalSecret", /\bexternalsecret[/ ]([a-z][\w-]+)/g],
])("every %s that the handbook names exists", (kind, pattern) => {
  const known = objectsOf("production").flatMap((object) =>
    object.kind === kind ? [object.metadata.name] : [],
  );
  const named = found(pattern);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !known.includes(name ?? ""))).toEqual([]);
});

it("every database that the handbook opens belongs to a subgraph", () => {
  const named = found(/ psql (?:--username \w+ )?([a-z]+)/g);
  expect(named).toContain("accounts");
  expect(named.filter((name) => !components[name ?? ""]?.connections)).toEqual([]);
});

describeWithTools("the handbook and the production overlay", () => {
  const ground = ["overlays/production", "restore"].flatMap((name) =>
    parseObjects(overlays[name] ?? ""),
  );
  const namesOf = (kind: string) =>
    ground.flatMap((object) => (object.kind === kind ? [object.metadata.name] : []));

  it.each([
    ["Cluster", /clusters\.postgresql\.cnpg\.io ([\w-]+)/g, []],
    ["Service", /service\/([\w-]+)/g, OPERATED],
    ["ResourceQuota", /resourcequota ([\w-]+)/g, []],
    ["StatefulSet", /(?:exec|delete pod) (redis)-0/g, []],
  ] as const)("a %s that a command names exists", (kind, pattern, more) => {
    const known: readonly string[] = [...namesOf(kind), ...more];
    const named = found(pattern);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !known.includes(name ?? ""))).toEqual([]);
  });

  it("Redis takes its password from the variable that commands use", () => {
    const text = overlays["overlays/production"] ?? "";
    expect(found(/REDISCLI_AUTH="\$(\w+)"/g)).toEqual(["REDIS_PASSWORD"]);
    expect(text).toContain("name: REDIS_PASSWORD");
  });
});
