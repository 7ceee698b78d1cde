import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { demandOf } from "./testing/demand.ts";
import { overlayNames, overlays } from "./testing/ground.ts";
import type { KubernetesObject, Labels } from "./testing/kubernetes-object.ts";
import { cpuOf, memoryOf } from "./testing/quantities.ts";
import {
  exampleNames,
  objectsOf,
  ofKind,
  parseObjects,
  podsIn,
  selects,
} from "./testing/renders.ts";
import { describeWithTools, root } from "./testing/tools.ts";

const groundOf = (name: string) => parseObjects(overlays[name] ?? "");
const namesOf = (objects: readonly KubernetesObject[]) =>
  objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);

describeWithTools.each(overlayNames)("k8s/%s", (overlay) => {
  const objects = groundOf(overlay);
  const pods = podsIn(objects);

  it("restricts and limits each pod", () => {
    for (const { owner, spec } of pods) {
      expect([owner, spec.automountServiceAccountToken]).toEqual([owner, false]);
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: "RuntimeDefault" },
      });
      for (const { securityContext, resources, image } of spec.containers) {
        expect(securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
        expect(Object.keys(resources.limits).sort()).toEqual(["cpu", "memory"]);
        expect(image).toMatch(/:\d+\.\d+(\.\d+)?$/);
      }
    }
  });

  it("covers each pod with a policy of its own", () => {
    const policies = ofKind(objects, "NetworkPolicy");
    for (const { owner, labels } of pods) {
      const own = policies.filter(
        ({ metadata, spec }) =>
          metadata.name !== "default-deny" && selects(spec?.podSelector?.matchLabels, labels),
      );
      expect([owner, own.length]).toEqual([owner, 1]);
    }
  });

  it("defines nothing that the chart defines", () => {
    const ofChart = exampleNames.flatMap((example) => namesOf(objectsOf(example)));
    const twice = namesOf(objects).filter((name) => ofChart.includes(name));
    expect(twice).toEqual([]);
  });
});

describeWithTools.each(overlayNames.filter((name) => name.startsWith("overlays/")))(
  "k8s/%s",
  (overlay) => {
    const objects = groundOf(overlay);

    it("enforces the restricted standard and refuses by default", () => {
      const [namespace] = ofKind(objects, "Namespace");
      expect(namespace?.metadata.labels?.["pod-security.kubernetes.io/enforce"]).toBe("restricted");
      const denied = ofKind(objects, "NetworkPolicy").find(
        ({ metadata }) => metadata.name === "default-deny",
      );
      expect(denied?.spec).toEqual({ podSelector: {}, policyTypes: ["Ingress", "Egress"] });
    });

    it("labels its stores and the collector as the chart's policies expect", () => {
      const values = parse(readFileSync(path.join(root, "helm/eightcount/values.yaml"), "utf8"), {
        merge: true,
      }) as {
        network: { egress: Record<string, { to: { podSelector: { matchLabels: Labels } }[] }> };
      };
      const text = JSON.stringify(objects);
      for (const name of ["postgres", "redis", "collector"]) {
        const [peer] = values.network.egress[name]?.to ?? [];
        const [[label, value] = ["", ""]] = Object.entries(peer?.podSelector.matchLabels ?? {});
        expect(text).toContain(`"${label}":"${value}"`);
      }
    });

    it("has every priority class that the chart asks for", () => {
      const classes = ofKind(objects, "PriorityClass").map(({ metadata }) => metadata.name);
      const asked = JSON.stringify(objectsOf("production")).matchAll(
        /"priorityClassName":"([^"]+)"/g,
      );
      for (const [, name] of asked) expect(classes).toContain(name);
    });
  },
);

const quotaOf = (objects: readonly KubernetesObject[]) => {
  const [quota] = ofKind(objects, "ResourceQuota") as unknown as readonly {
    spec: { hard: Readonly<Record<string, string>> };
  }[];
  return quota?.spec.hard ?? {};
};

describeWithTools.each([
  { overlay: "overlays/production", restored: "restore", volumes: 13 },
  { overlay: "overlays/staging", restored: "restore-staging", volumes: 9 },
])("k8s/$restored", ({ overlay, restored, volumes }) => {
  const objects = groundOf(overlay);
  const own = groundOf(restored);

  it("has volumes for a restored PostgreSQL next to the damaged one", () => {
    const demand = demandOf([...objects, ...own]);
    const hard = quotaOf(objects);
    expect(demand.volumes).toBe(volumes);
    expect(demand.volumes).toBeLessThanOrEqual(Number(hard.persistentvolumeclaims));
    expect(demand.cpu).toBeLessThanOrEqual(cpuOf(hard["requests.cpu"]));
  });

  it("is the cluster that it replaces, with its own archive and its own backups", () => {
    const specOf = (from: readonly KubernetesObject[]) => {
      const [cluster] = ofKind(from, "Cluster");
      return cluster?.spec as Readonly<Record<string, unknown>>;
    };
    const { bootstrap, externalClusters, plugins, ...same } = specOf(own);
    const { plugins: _, ...damaged } = specOf(objects);
    expect(same).toEqual(damaged);
    expect(JSON.stringify(plugins)).toContain('"serverName":"postgres-restored"');
    expect(JSON.stringify(externalClusters)).toContain('"serverName":"postgres"');
    expect(bootstrap).toHaveProperty("recovery.source", "archive");
    const [backup] = ofKind(own, "ScheduledBackup");
    expect(backup?.spec).toMatchObject({ cluster: { name: "postgres-restored" }, immediate: true });
    expect(own).toHaveLength(2);
  });
});

describeWithTools("k8s/examples", () => {
  it("set only what an operator knows", () => {
    const mine = groundOf("examples/production");
    expect(namesOf(mine)).toEqual(namesOf(groundOf("overlays/production")));
    expect(JSON.stringify(mine)).not.toContain('"gatewayClassName":"eightcount-edge"');
  });

  it("have no trace of the damaged cluster after a restore", () => {
    const objects = groundOf("examples/restored");
    const names = namesOf(objects);
    expect(names).toContain("Cluster postgres-restored");
    expect(names).toContain("ObjectStore postgres");
    expect(names).not.toContain("Cluster postgres");
    expect(JSON.stringify(objects)).not.toContain('"cluster":{"name":"postgres"}');
  });
});

describeWithTools.each([
  { name: "production", restored: "restore", values: "helm/eightcount/values-production.yaml" },
  { name: "staging", restored: "restore-staging", values: "helm/examples/staging/values.yaml" },
])("k8s/overlays/$name", ({ name, restored, values: file }) => {
  const objects = groundOf(`overlays/${name}`);

  it("has a quota that the most pods of the chart fit, next to the stores and a restored one", () => {
    const chart = demandOf(objectsOf(name));
    const ground = demandOf([...objects, ...groundOf(restored)]);
    const hard = quotaOf(objects);
    expect(chart.cpu).toBeGreaterThan(5);
    expect(ground.cpu).toBeGreaterThan(4);
    expect(chart.cpu + ground.cpu).toBeLessThanOrEqual(cpuOf(hard["requests.cpu"]));
    expect(chart.memory + ground.memory).toBeLessThanOrEqual(memoryOf(hard["requests.memory"]));
    expect(chart.pods + ground.pods).toBeLessThanOrEqual(Number(hard.pods));
  });

  it("gives PostgreSQL the connections that the chart counts on", () => {
    const values = parse(readFileSync(path.join(root, file), "utf8"), { merge: true }) as {
      database: { connections: number };
    };
    expect(overlays[`overlays/${name}`]).toContain(
      `max_connections: "${values.database.connections}"`,
    );
  });
});

it("the metrics adapter serves what the autoscalers read", () => {
  const rules = parse(
    readFileSync(path.join(root, "k8s/base/metrics-adapter/rules.yaml"), "utf8"),
  ) as Record<"rules" | "externalRules", readonly { name: { as: string } }[]>;
  const read = (kind: string) =>
    JSON.stringify(ofKind(objectsOf("production"), "HorizontalPodAutoscaler")).includes(kind);
  expect(rules.rules.map(({ name }) => name.as)).toEqual(["nodejs_eventloop_utilization"]);
  expect(rules.externalRules.map(({ name }) => name.as)).toEqual(["eightcount_queue_oldest_age"]);
  for (const { name } of [...rules.rules, ...rules.externalRules]) expect(read(name.as)).toBe(true);
});
