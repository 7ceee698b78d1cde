import type { KubernetesObject } from "./testing/kubernetes-object.ts";
import { components, exampleNames, objectsOf, ofKind, podsIn, selects } from "./testing/renders.ts";

const EVERY_COMPONENT = ["Deployment", "Service", "ServiceAccount", "PodDisruptionBudget"];

const selectorOf = ({ kind, spec }: KubernetesObject) =>
  kind === "Service" ? spec?.selector : spec?.selector?.matchLabels;

describe.each(exampleNames)("%s", (example) => {
  const objects = objectsOf(example);
  const deployments = ofKind(objects, "Deployment");
  const names = deployments.map(({ metadata }) => metadata.name);
  const pods = podsIn(objects);

  it.each(EVERY_COMPONENT)("ENG-09 each component has its %s", (kind) => {
    const found = ofKind(objects, kind).map(({ metadata }) => metadata.name);
    expect(found).toEqual(expect.arrayContaining(names));
  });

  it("no two objects have one name", () => {
    const all = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  it("every selector finds pods of exactly one component", () => {
    const selecting = objects.filter(({ kind }) => EVERY_COMPONENT.includes(kind));
    for (const object of selecting.filter(({ kind }) => kind !== "ServiceAccount")) {
      const found = pods.filter(({ labels }) => selects(selectorOf(object), labels));
      expect(found.map(({ owner }) => owner)).toEqual([`Deployment ${object.metadata.name}`]);
    }
  });

  it("every Service leads to a port of its pods", () => {
    for (const { metadata, spec } of ofKind(objects, "Service")) {
      const pod = pods.find(({ owner }) => owner === `Deployment ${metadata.name}`);
      const open = new Map(
        pod?.spec.containers[0]?.ports?.map(({ name, containerPort }) => [name, containerPort]),
      );
      for (const { targetPort, port } of spec?.ports ?? []) expect(open.get(targetPort)).toBe(port);
    }
  });

  it("a replica count stands only where no autoscaler owns it", () => {
    const scaled = ofKind(objects, "HorizontalPodAutoscaler").map(
      ({ spec }) => spec?.scaleTargetRef?.name,
    );
    for (const { metadata, spec } of deployments) {
      expect([metadata.name, spec?.replicas !== undefined]).toEqual([
        metadata.name,
        !scaled.includes(metadata.name),
      ]);
    }
  });

  it("ENG-09 servers scale by their event loop, workers by the age of their oldest job", () => {
    const isScraped = ofKind(objects, "ServiceMonitor").length > 0;
    for (const { metadata, spec } of ofKind(objects, "HorizontalPodAutoscaler")) {
      const name = metadata.name.replace("eightcount-", "");
      const types = spec?.metrics?.map(({ type }) => type);
      expect([name, types]).toEqual([
        name,
        ["Resource", ...(isScraped ? [components[name]?.workerOf ? "External" : "Pods"] : [])],
      ]);
    }
  });
});

const namesIn = (example: string) =>
  ofKind(objectsOf(example), "Deployment")
    .map(({ metadata }) => metadata.name.replace("eightcount-", ""))
    .sort();

it("production has every component but the stand-ins", () => {
  const ours = Object.keys(components).filter((name) => !components[name]?.isStandIn);
  expect(namesIn("production")).toEqual(ours.sort());
});

it("everything has every component", () => {
  expect(namesIn("everything")).toEqual(Object.keys(components).sort());
});

it("the smallest cluster has no workers, because subgraphs work inline", () => {
  expect(namesIn("smallest").filter((name) => name.endsWith("-worker"))).toEqual([]);
});
