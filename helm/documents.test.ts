import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  commandsIn,
  kubectlCommandsIn,
  type NamedObject,
  objectsNamedIn,
} from "./testing/commands.ts";
import { overlayNames, overlays } from "./testing/ground.ts";
import { objectsOf, parseObjects } from "./testing/renders.ts";
import { describeWithTools, evaluate, root } from "./testing/tools.ts";

const pages = ["docs/operations.md", "docs/how-to/install-on-kubernetes.md", "k8s/README.md"];
const commandsOf = (page: string) => commandsIn(readFileSync(path.join(root, page), "utf8"));

/** What the chart and the overlays consist of, and what operators of other projects make from it. */
const installed = [
  ...objectsOf("local"),
  ...parseObjects(overlays["overlays/local"] ?? ""),
  ...objectsOf("production"),
  ...parseObjects(overlays["overlays/production"] ?? ""),
  ...parseObjects(overlays.restore ?? ""),
];
const derived = installed.flatMap(({ kind, metadata: { name } }): NamedObject[] => {
  if (kind === "Cluster") return [{ kind: "Service", name: `${name}-rw` }];
  if (kind === "ExternalSecret") return [{ kind: "Secret", name }];
  return [];
});
const referenced = [
  ...JSON.stringify(installed).matchAll(
    /"(?:passwordSecret|accessKeyId|secretKeyRef)":\{[^}]*?"name":"([^"]+)"/g,
  ),
].map(([, name = ""]): NamedObject => ({ kind: "Secret", name }));
const known = new Set(
  [
    ...installed.map(({ kind, metadata }) => ({ kind, name: metadata.name })),
    ...derived,
    ...referenced,
    { kind: "Secret", name: "eightcount-certificate" },
  ].map(({ kind, name }) => `${kind} ${name}`),
);

it("commands are read with their loops and continuations", () => {
  const page =
    "```\nfor s in a b; do\n  kubectl get secret x-$s \\\n    --output json\ndone\n```\n";
  const commands = commandsIn(page);
  expect(commands).toContain("kubectl get secret x-b --output json");
  expect(commands.flatMap(objectsNamedIn)).toEqual([
    { kind: "Secret", name: "x-a" },
    { kind: "Secret", name: "x-b" },
  ]);
});

it("kubectl commands are read within other commands and sentences, not where one is mentioned", () => {
  const page =
    'Read `kubectl get pods` or `kubectl patch`.\n```\nkey="$(kubectl get secret x |\n  base64)"\n```\n';
  expect(kubectlCommandsIn(page)).toEqual(["kubectl get secret x |", "kubectl get pods"]);
});

describeWithTools.each(pages)("commands of %s", (page) => {
  const commands = commandsOf(page);

  it("name objects that are rendered", () => {
    const named = commands.flatMap((command) =>
      objectsNamedIn(command).map(({ kind, name }) => `${kind} ${name}`),
    );
    expect(named.filter((one) => !known.has(one))).toEqual([]);
  });

  it("are sent to the namespace of the product", () => {
    const asked = commands.filter((command) =>
      /^kubectl .*\b(get|exec|logs|scale|rollout|delete|annotate|patch) /.test(command),
    );
    const elsewhere = asked.filter(
      (command) =>
        !/--namespace (eightcount|monitoring|envoy-gateway-system) |--kustomize |--all-namespaces|get (crd|nodes|apiservices|--raw)|gatewayclass/.test(
          command,
        ),
    );
    expect(elsewhere).toEqual([]);
  });

  it("name files of a clone, and overlays that build", () => {
    const files = commands.flatMap((command) => [
      ...command.matchAll(/--(?:values|filename) ((?:helm|k8s)\/\S+)/g),
    ]);
    expect(
      files.map(([, file = ""]) => file).filter((one) => !existsSync(path.join(root, one))),
    ).toEqual([]);
    const built = commands.flatMap((command) => [...command.matchAll(/--kustomize k8s\/(\S+)/g)]);
    expect(built.map(([, name = ""]) => name).filter((one) => !overlayNames.includes(one))).toEqual(
      [],
    );
  });

  it("give Helm only flags that it knows", () => {
    const helm = evaluate<string>("tools", "subject.findProgram('helm')");
    const asked = commands.filter((command) => command.startsWith("helm "));
    const unknown = asked.flatMap((command) => {
      const help = execFileSync(helm, [command.split(" ")[1] ?? "", "--help"], {
        encoding: "utf8",
      });
      return [...command.matchAll(/ (--[a-z-]+)/g)].filter(
        ([, flag = ""]) => !new RegExp(`${flag}(?![\\w-])`).test(help),
      );
    });
    expect(unknown).toEqual([]);
  });

  it("ask databases that exist", () => {
    const asked = commands.flatMap((command) => [...command.matchAll(/ psql ([a-z]+)\b/g)]);
    expect(asked.map(([, name]) => name).filter((name) => !known.has(`Database ${name}`))).toEqual(
      [],
    );
  });
});

describeWithTools("commands", () => {
  it("of the pages name enough to be worth a test", () => {
    const named = pages.flatMap(commandsOf).flatMap(objectsNamedIn);
    expect(named.length).toBeGreaterThan(20);
  });
});
