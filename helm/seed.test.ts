import { readFileSync } from "node:fs";
import path from "node:path";
import { memberOfKind } from "@eightcount/demo/content/members";
import { parse } from "yaml";
import { exampleNames, objectsOf, ofKind, podsIn } from "./testing/renders.ts";
import { evaluate, root } from "./testing/tools.ts";

const MEMBER = path.join(root, "helm/eightcount/files/story/member.yaml");

const seedsIn = (example: string) =>
  podsIn(objectsOf(example)).filter(({ owner }) => owner.startsWith("Job eightcount-seed-"));

it("the member of the story is a ready-made one who may watch", () => {
  const { email, password } = memberOfKind("active monthly");
  expect(parse(readFileSync(MEMBER, "utf8"))).toEqual({ email, password });
});

it("each seed runs a program of its image, with the environment of its subgraph", () => {
  const [, ...programs] = evaluate<readonly string[]>(
    "../../packages/local-stack/bootstrap/images/targets",
    `subject.targets["load-data"].programs`,
  );
  const containers = seedsIn("everything").flatMap(({ spec }) => spec.containers);
  expect(containers.map(({ args }) => args?.[0]).sort()).toEqual(programs.sort());
  for (const { name, args, env } of containers) {
    expect(args).toEqual([`subgraphs/${name}/dist/prisma/seed/main.js`]);
    const server = podsIn(objectsOf("everything")).find(
      ({ owner }) => owner === `Deployment eightcount-${name}`,
    );
    expect(env).toEqual(server?.spec.containers[0]?.env);
  }
});

it("seeds run for `helm test` only, before its story", () => {
  const hooks = ofKind(objectsOf("everything"), "Job").filter(({ metadata }) =>
    metadata.name.startsWith("eightcount-seed-"),
  );
  expect(hooks).toHaveLength(4);
  for (const { metadata } of hooks) {
    expect(metadata.annotations).toMatchObject({
      "helm.sh/hook": "test",
      "helm.sh/hook-weight": "-5",
    });
  }
});

it("nothing is seeded unless it is asked for", () => {
  const seeded = exampleNames.filter((name) => seedsIn(name).length > 0);
  expect(seeded).toEqual(["everything", "local"]);
});
