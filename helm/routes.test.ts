import { edgePaths } from "@eightcount/local-stack/edge/paths";
import type { KubernetesObject } from "./testing/kubernetes-object.ts";
import { objectsOf, ofKind, routes } from "./testing/renders.ts";

/** The chart's names for what replaces the sandbox in production. */
const TARGETS: Readonly<Record<string, string>> = {
  "media origin": "media",
  collector: "collector",
};

it("the chart's paths are those of the local edge, in the same order", () => {
  const expected = edgePaths.map(({ path, match, to, inProduction }) => ({
    path,
    match,
    to: inProduction === null ? to : (TARGETS[inProduction] ?? inProduction),
  }));
  expect(routes).toEqual(expected);
});

const routeOf = (example: string) => ofKind(objectsOf(example), "HTTPRoute")[0];

const pathsOf = (route: KubernetesObject | undefined) =>
  route?.spec?.rules?.map(({ matches }) => matches[0]?.path.value);

it("production routes no path to the stand-ins", () => {
  expect(pathsOf(routeOf("production"))).toEqual([
    "/graphql",
    "/webhooks/recurly",
    "/webhooks/crm",
    "/otlp",
    "/",
  ]);
});

it("a development cluster has every path", () => {
  expect(pathsOf(routeOf("everything"))).toEqual(routes.map(({ path }) => path));
});

it.each(["production", "everything"])("%s routes to Services and ports that exist", (example) => {
  const objects = objectsOf(example);
  const open = ofKind(objects, "Service").flatMap(({ metadata, spec }) =>
    (spec?.ports ?? []).map(({ port }) => `${metadata.name}:${port}`),
  );
  const backends = routeOf(example)?.spec?.rules?.flatMap(({ backendRefs }) =>
    backendRefs.map(({ name, port }) => `${name}:${port}`),
  );
  const ours = backends?.filter((name) => name.startsWith("eightcount-")) ?? [];
  expect(ours.length).toBeGreaterThan(3);
  expect(open).toEqual(expect.arrayContaining(ours));
});

it("the smallest cluster has an Ingress with every path", () => {
  const [ingress] = ofKind(objectsOf("smallest"), "Ingress");
  const text = JSON.stringify(ingress);
  for (const { path } of routes) expect(text).toContain(`"path":"${path}"`);
});
