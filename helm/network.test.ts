import type { KubernetesObject, Peer, TrafficRule } from "./testing/kubernetes-object.ts";
import {
  componentOf,
  components,
  exampleNames,
  objectsOf,
  ofKind,
  podsIn,
  selects,
} from "./testing/renders.ts";

const componentsAt = (peers: readonly Peer[] = []) =>
  peers.map(({ podSelector }) => componentOf(podSelector?.matchLabels)).filter(Boolean);

const allows = (rules: readonly TrafficRule[] = [], component: string, port: number) =>
  rules.some(
    ({ from, to, ports = [] }) =>
      componentsAt(from ?? to).includes(component) && ports.some((open) => open.port === port),
  );

const policyOf = (policies: readonly KubernetesObject[], component: string) =>
  policies.find(({ spec }) => componentOf(spec?.podSelector?.matchLabels) === component)?.spec;

describe.each(exampleNames)("%s", (example) => {
  const objects = objectsOf(example);
  const policies = ofKind(objects, "NetworkPolicy");
  const deployed = Object.entries(components).filter(([name]) => policyOf(policies, name));

  it("each pod is covered in both directions", () => {
    for (const { owner, labels } of podsIn(objects)) {
      const covering = policies.filter(({ spec }) =>
        selects(spec?.podSelector?.matchLabels, labels),
      );
      expect([owner, covering.map(({ spec }) => spec?.policyTypes)]).toEqual([
        owner,
        [["Ingress", "Egress"]],
      ]);
    }
  });

  it("each pod can look up names", () => {
    for (const { spec } of policies) {
      const lookups = spec?.egress?.some(({ ports }) => ports?.some(({ port }) => port === 53));
      expect(lookups).toBe(true);
    }
  });

  it("a call is allowed at both ends", () => {
    for (const [caller, { calls = [] }] of deployed) {
      for (const callee of calls) {
        const port = components[callee]?.port ?? 0;
        expect(allows(policyOf(policies, caller)?.egress, callee, port)).toBe(true);
        expect(allows(policyOf(policies, callee)?.ingress, caller, port)).toBe(true);
      }
    }
  });

  it("only the gateway reaches a subgraph's graph, and billing's also the edge for webhooks", () => {
    const callersOf = (component: string) =>
      policyOf(policies, component)
        ?.ingress?.filter(({ ports }) =>
          ports?.some(({ port }) => port === components[component]?.port),
        )
        .flatMap(({ from }) =>
          from?.map(({ podSelector, namespaceSelector }) =>
            podSelector
              ? componentOf(podSelector.matchLabels)
              : Object.keys(namespaceSelector?.matchLabels ?? {}).join(),
          ),
        );
    const sandbox = policyOf(policies, "sandbox") ? ["sandbox"] : [];
    for (const name of ["accounts", "catalogue", "viewing"]) {
      expect(callersOf(name)).toEqual(["gateway"]);
    }
    expect(callersOf("billing")).toEqual(["gateway", ...sandbox, "eightcount-edge"]);
  });

  it("no egress leads everywhere", () => {
    for (const { spec } of policies) {
      for (const { to, ports } of spec?.egress ?? []) {
        expect(to?.length).toBeGreaterThan(0);
        expect(ports?.length).toBeGreaterThan(0);
      }
    }
  });

  it("the internet excludes private networks and cloud metadata", () => {
    const blocks = policies.flatMap(({ spec }) =>
      (spec?.egress ?? []).flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? [])),
    );
    expect(blocks.length).toBeGreaterThan(0);
    for (const { except } of blocks) expect(except).toContain("169.254.0.0/16");
  });

  it("viewing and the gateway reach no third party", () => {
    for (const name of ["viewing", "gateway", "client"]) {
      const rules = policyOf(policies, name)?.egress ?? [];
      expect(rules.filter(({ to }) => to?.some(({ ipBlock }) => ipBlock))).toEqual([]);
    }
  });
});
