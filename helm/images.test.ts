import { readFileSync } from "node:fs";
import path from "node:path";
import { components, exampleNames, objectsOf, podsIn } from "./testing/renders.ts";
import { evaluate, root } from "./testing/tools.ts";

interface Target {
  readonly programs: readonly string[];
}

const targets = evaluate<Readonly<Record<string, Target>>>(
  "../../packages/local-stack/bootstrap/images/targets",
  "subject.targets",
);

it("every image that a pod runs is one that is built", () => {
  const images = exampleNames.flatMap((example) =>
    podsIn(objectsOf(example)).flatMap(({ spec }) =>
      spec.containers.map(({ image }) => /eightcount\/([a-z-]+):/.exec(image)?.[1]),
    ),
  );
  expect([...new Set(images)].sort()).toEqual(Object.keys(targets).sort());
});

it("the page names every image of production", () => {
  const page = readFileSync(path.join(root, "docs/how-to/build-an-image.md"), "utf8");
  const [, named = ""] = /for target in ([^;]+);/.exec(page) ?? [];
  const pulled = podsIn(objectsOf("production")).map(
    ({ spec }) => /eightcount\/([a-z-]+):/.exec(spec.containers[0]?.image ?? "")?.[1],
  );
  expect(named.split(" ").sort()).toEqual([...new Set(pulled)].sort());
});

it.each(Object.entries(components))("%s runs a program of its image", (_, component) => {
  const [server, worker] = targets[component.image]?.programs ?? [];
  expect(server).toBeDefined();
  // Without arguments, an image starts its first program.
  expect(component.args).toEqual(component.workerOf ? [worker] : undefined);
});

it("each migration job names its subgraph to the image's first program", () => {
  const jobs = podsIn(objectsOf("production")).filter(({ kind }) => kind === "Job");
  const args = jobs.map(({ spec }) => spec.containers[0]?.args);
  expect(args).toEqual(
    ["accounts", "catalogue", "viewing", "billing"].map((name) => ["start.mjs", name]),
  );
});

it("chart and images have the version in package.json, or run npm run schema", () => {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const { version } = JSON.parse(read("package.json")) as { version: string };
  const chart = [
    ...read("helm/eightcount/Chart.yaml").matchAll(/^(?:version|appVersion): (.+)$/gm),
  ];
  const image = /^ARG VERSION=(.+)$/m.exec(read("helm/Dockerfile"));
  expect([...chart, image].map((found) => found?.[1])).toEqual([version, version, version]);
});
