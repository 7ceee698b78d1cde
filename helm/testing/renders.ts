import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, parseAllDocuments } from "yaml";
import type { KubernetesObject, Labels, PodSpec } from "./kubernetes-object.ts";
import { root } from "./tools.ts";

const examples = path.join(root, "helm/examples");

export const exampleNames = readdirSync(examples).sort();

export const parseObjects = (text: string): readonly KubernetesObject[] =>
  parseAllDocuments(text)
    .map((document) => document.toJS() as KubernetesObject | null)
    .filter((object) => object !== null);

const read = new Map<string, readonly KubernetesObject[]>();

/** The objects of an example's stored render. */
export function objectsOf(name: string): readonly KubernetesObject[] {
  const known = read.get(name);
  if (known) return known;
  const text = readFileSync(path.join(examples, name, "rendered.yaml"), "utf8");
  const objects = parseObjects(text);
  read.set(name, objects);
  return objects;
}

export const ofKind = (objects: readonly KubernetesObject[], kind: string) =>
  objects.filter((object) => object.kind === kind);

export interface Pod {
  readonly owner: string;
  readonly kind: string;
  readonly labels: Labels;
  readonly spec: PodSpec;
}

/** Every pod that the objects make. */
export const podsIn = (objects: readonly KubernetesObject[]): readonly Pod[] =>
  objects.flatMap(({ kind, metadata, spec }) => {
    const pod = kind === "Pod" ? { metadata, spec } : spec?.template;
    if (!pod?.spec) return [];
    const labels = pod.metadata.labels ?? {};
    return [{ owner: `${kind} ${metadata.name}`, kind, labels, spec: pod.spec as PodSpec }];
  });

export const selects = (selector: Labels | undefined, labels: Labels): boolean =>
  Object.entries(selector ?? {}).every(([name, value]) => labels[name] === value);

export const componentOf = (labels: Labels | undefined): string =>
  labels?.["app.kubernetes.io/component"] ?? "";

export interface ComponentFacts {
  readonly process: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly port: number;
  readonly calls?: readonly string[];
  readonly reaches: readonly string[];
  readonly connections?: number;
  readonly workerOf?: string;
  readonly isStandIn?: boolean;
}

const chartFile = (file: string): unknown =>
  parse(readFileSync(path.join(root, "helm/eightcount/files", file), "utf8"));

export const components = chartFile("components.yaml") as Readonly<Record<string, ComponentFacts>>;

export interface ChartRoute {
  readonly path: string;
  readonly match: string;
  readonly to: string;
}

export const routes = chartFile("routes.yaml") as readonly ChartRoute[];
