import type { ConfigKey } from "@eightcount/service-kit/config/config-table";
import { configTable as client } from "../client/server/config.ts";
import { configTable as gateway } from "../gateway/src/config";
import { configTable as sandbox } from "../packages/sandbox/src/config";
import { configTable as accounts } from "../subgraphs/accounts/src/config";
import { configTable as billing } from "../subgraphs/billing/src/config";
import { configTable as catalogue } from "../subgraphs/catalogue/src/config";
import { configTable as viewing } from "../subgraphs/viewing/src/config";
import { components, exampleNames, objectsOf, ofKind } from "./testing/renders.ts";
import { environment, settingsOf } from "./testing/values-schema.ts";

type KeyFacts = Pick<ConfigKey, "env" | "doc" | "secret" | "local">;

const tables: Readonly<Record<string, Readonly<Record<string, KeyFacts>>>> = {
  gateway,
  accounts,
  catalogue,
  viewing,
  billing,
  client,
  sandbox,
};

/** No cluster sets them: they are for one machine, or name folders of the image. */
const NEVER_SET = [
  "EIGHTCOUNT_FIXED_MOMENT",
  "EIGHTCOUNT_RANDOM_SEED",
  "EIGHTCOUNT_SANDBOX_METRICS_URLS",
  "EIGHTCOUNT_SUPERGRAPH_PATH",
  "EIGHTCOUNT_CLIENT_ASSETS",
  "EIGHTCOUNT_MEDIA_FOLDER",
  "EIGHTCOUNT_PICTURE_FOLDER",
];

/** Set for Node, OpenTelemetry, and the gateway's library instead of our own code. */
const OF_OTHERS = /^(NODE_OPTIONS|POD_NAME|LOG_LEVEL|OTEL_[A-Z_]+|APOLLO_TELEMETRY_DISABLED)$/;

const keysOf = (process: string) => Object.values(tables[process] ?? {}).map(({ env }) => env);

/** What the chart can set on a component: what the examples do set, and its settings and secrets. */
function settableOn(component: string, process: string): Set<string> {
  const set = exampleNames.flatMap((example) =>
    ofKind(objectsOf(example), "Deployment")
      .filter(({ metadata }) => metadata.name === `eightcount-${component}`)
      .flatMap(({ spec }) => spec?.template?.spec.containers[0]?.env ?? [])
      .map(({ name }) => name),
  );
  const { settings = [], secrets = [], optionalSecrets = [] } = environment[process] ?? {};
  return new Set([...set, ...settings, ...secrets, ...optionalSecrets]);
}

/** The gateway checks no host names, because the route does. */
const EXTRA: Readonly<Record<string, readonly string[]>> = { gateway: ["EIGHTCOUNT_KNOWN_HOSTS"] };

describe.each(Object.entries(components))("%s", (name, { process }) => {
  it("gets every key of its process and no other", () => {
    const ours = [...settableOn(name, process)].filter((key) => !OF_OTHERS.test(key));
    const notOurs = [...NEVER_SET, ...(EXTRA[process] ?? [])];
    const expected = keysOf(process).filter((key) => !notOurs.includes(key));
    expect(ours.sort()).toEqual([...new Set(expected)].sort());
  });

  it("reads each secret from its own Secret only", () => {
    const container = ofKind(objectsOf("production"), "Deployment").find(
      ({ metadata }) => metadata.name === `eightcount-${name}`,
    )?.spec?.template?.spec.containers[0];
    const secrets = container?.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? []);
    const own = secrets?.length ? [`eightcount-${process}`] : [];
    expect([...new Set(secrets)]).toEqual(own);
  });
});

it("a key that is secret in any process is never a setting", () => {
  const secret = Object.values(tables).flatMap((table) =>
    Object.values(table).flatMap(({ env, secret }) => (secret ? [env] : [])),
  );
  const settings = Object.values(environment).flatMap((kinds) => kinds.settings);
  expect(settings.filter((key) => secret.includes(key))).toEqual([]);
});

it("the schema describes each setting as its process does", () => {
  for (const [process, table] of Object.entries(tables)) {
    const described = settingsOf(process);
    for (const { env, doc } of Object.values(table)) {
      if (described[env]) expect([env, described[env]?.description]).toEqual([env, doc]);
    }
    expect(Object.keys(described).sort()).toEqual(
      [...(environment[process]?.settings ?? [])].sort(),
    );
  }
});

it("production requires what its processes require", () => {
  for (const [process, table] of Object.entries(tables)) {
    const { settings = [], requiredInProduction } = environment[process] ?? {};
    const required = Object.values(table).flatMap(({ env, local }) => (local ? [env] : []));
    expect(requiredInProduction).toEqual(required.filter((env) => settings.includes(env)));
  }
});
