import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { demandOf, mostPods } from "./testing/demand.ts";
import { overlays } from "./testing/ground.ts";
import type { KubernetesObject } from "./testing/kubernetes-object.ts";
import { cpuOf, memoryOf } from "./testing/quantities.ts";
import { components, objectsOf, ofKind, parseObjects } from "./testing/renders.ts";
import { describeWithTools, root } from "./testing/tools.ts";

/** Ends the search for a row that names no autoscaler. */
const MORE_THAN_ANY = 1_000;

const handbook = readFileSync(path.join(root, "docs/operations.md"), "utf8");
const objects = objectsOf("production");
const autoscalers = ofKind(objects, "HorizontalPodAutoscaler");
const nameOf = ({ metadata }: KubernetesObject) => metadata.name.replace("eightcount-", "");

/** The handbook's row of each component: pods, and the most that fit if the others stay as they are. */
const rows = new Map(
  [...handbook.matchAll(/^\| `([\w-]+)` \| (\d+) to (\d+) \| (\d+) \|/gm)].map(
    ([, name = "", ...figures]) => [name, figures.map(Number)] as const,
  ),
);

const connectionsOf = (changed: readonly KubernetesObject[]) =>
  ofKind(changed, "HorizontalPodAutoscaler").reduce((sum, autoscaler) => {
    const each = components[nameOf(autoscaler)]?.connections ?? 0;
    return sum + each * mostPods(autoscaler.spec?.maxReplicas ?? 0);
  }, 0);

const withMost = (name: string, maxReplicas: number) =>
  objects.map((object) =>
    object.kind === "HorizontalPodAutoscaler" && nameOf(object) === name
      ? { ...object, spec: { ...object.spec, maxReplicas } }
      : object,
  );

it("the handbook says between how many pods each component is scaled", () => {
  const rendered = autoscalers.map((autoscaler) => [
    nameOf(autoscaler),
    [autoscaler.spec?.minReplicas, autoscaler.spec?.maxReplicas],
  ]);
  const written = [...rows].map(([name, figures]) => [name, figures.slice(0, 2)]);
  expect(written.sort()).toEqual(rendered.sort());
});

describeWithTools("the most pods of one component that the handbook names", () => {
  const ground = demandOf([
    ...parseObjects(overlays["overlays/production"] ?? ""),
    ...parseObjects(overlays.restore ?? ""),
  ]);
  const [quota] = ofKind(
    parseObjects(overlays["overlays/production"] ?? ""),
    "ResourceQuota",
  ) as unknown as readonly { spec: { hard: Readonly<Record<string, string>> } }[];
  const hard = quota?.spec.hard ?? {};
  const { database } = parse(
    readFileSync(path.join(root, "helm/eightcount/values-production.yaml"), "utf8"),
    { merge: true },
  ) as { database: { connections: number; reserved: number } };

  const fits = (changed: readonly KubernetesObject[]) => {
    const chart = demandOf(changed);
    return (
      connectionsOf(changed) <= database.connections - database.reserved &&
      chart.cpu + ground.cpu <= cpuOf(hard["requests.cpu"]) &&
      chart.memory + ground.memory <= memoryOf(hard["requests.memory"]) &&
      chart.pods + ground.pods <= Number(hard.pods)
    );
  };

  it.each([...rows.keys()])("%s has room for these, and for no more", (name) => {
    const [, , most = 0] = rows.get(name) ?? [];
    let room = 0;
    while (room < MORE_THAN_ANY && fits(withMost(name, room + 1))) room += 1;
    expect([name, most]).toEqual([name, room]);
  });
});
