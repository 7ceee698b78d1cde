import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { mostPods } from "./testing/demand.ts";
import { components, exampleNames, objectsOf, ofKind } from "./testing/renders.ts";
import { root } from "./testing/tools.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const constantIn = (file: string, name: string): number =>
  Number(new RegExp(`const ${name} = (\\d+);`).exec(read(file))?.[1]);

/** Connections of the pools that a subgraph opens, read where they are opened. */
const POOL = constantIn("packages/service-kit/src/subgraph/infrastructure.ts", "POOL_SIZE");
const PROBE = constantIn(
  "packages/service-kit/src/subgraph/database-probe.ts",
  "PROBE_CONNECTIONS",
);
const WRITES = constantIn("subgraphs/viewing/src/progress/progress.module.ts", "WRITE_CONNECTIONS");
const TRACKING = Number(
  /openPool\("tracking", \{ max: (\d+)/.exec(
    read("subgraphs/accounts/src/tracking/tracking.module.ts"),
  )?.[1],
);

const expected: Readonly<Record<string, number>> = {
  accounts: POOL + PROBE + TRACKING,
  catalogue: POOL + PROBE,
  viewing: POOL + PROBE + WRITES,
  billing: POOL + PROBE,
};

it.each(Object.keys(expected))("%s counts the connections of its pools", (process) => {
  const counts = Object.values(components)
    .filter((component) => component.process === process)
    .map(({ connections }) => connections);
  expect(counts).toEqual([expected[process], expected[process]]);
});

const databaseOf = (file: string) => {
  const { database } = parse(read(file)) as {
    database?: { connections: number; reserved: number };
  };
  return database;
};
const small = databaseOf("helm/eightcount/values.yaml");
const large = databaseOf("helm/eightcount/values-production.yaml");

it.each(exampleNames)("%s: pools times most pods fit the database", (example) => {
  const objects = objectsOf(example);
  const most = new Map(
    ofKind(objects, "HorizontalPodAutoscaler").map(({ metadata, spec }) => [
      metadata.name,
      spec?.maxReplicas ?? 0,
    ]),
  );
  const connections = ofKind(objects, "Deployment").map(({ metadata, spec }) => {
    const pods = mostPods(most.get(metadata.name) ?? spec?.replicas ?? 0);
    const component = components[metadata.name.replace("eightcount-", "")];
    return pods * (component?.connections ?? 0);
  });
  const sum = connections.reduce((total, one) => total + one, 0);
  const room = example === "production" ? large : small;
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual((room?.connections ?? 0) - (room?.reserved ?? 0));
});
