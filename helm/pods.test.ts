import { exampleNames, objectsOf, type Pod, podsIn } from "./testing/renders.ts";

const pods = exampleNames.flatMap((example) =>
  podsIn(objectsOf(example)).map((pod) => [`${example}: ${pod.owner}`, pod] as const),
);
const servers = pods.filter(([, { kind }]) => kind === "Deployment");

const sleepOf = ({ spec }: Pod) => spec.containers[0]?.lifecycle?.preStop.sleep.seconds ?? 0;

/** Requests in flight, queues, and spans together, measured from SIGTERM. */
const DRAIN_SECONDS = 10;

it("reads pods of every kind", () => {
  expect(new Set(pods.map(([, { kind }]) => kind))).toEqual(new Set(["Deployment", "Job", "Pod"]));
  expect(servers.length).toBe(7 + 10 + 10 + 11 + 11);
});

describe.each(pods)("%s", (_, { spec }) => {
  it("obeys the restricted standard", () => {
    expect(spec.hostNetwork).toBeUndefined();
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 65534,
      seccompProfile: { type: "RuntimeDefault" },
    });
    for (const { securityContext } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        privileged: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
    }
  });

  it("writes to a limited /tmp only", () => {
    expect(spec.volumes).toContainEqual({ name: "tmp", emptyDir: { sizeLimit: "64Mi" } });
    const writable = spec.volumes.filter((volume) => "emptyDir" in volume || "hostPath" in volume);
    expect(writable).toHaveLength(1);
  });

  it("ENG-09 is limited", () => {
    for (const { resources } of spec.containers) {
      expect(Object.keys(resources.requests).sort()).toEqual(["cpu", "memory"]);
      expect(Object.keys(resources.limits).sort()).toEqual(["cpu", "memory"]);
    }
  });

  it("names a release", () => {
    for (const { image } of spec.containers) {
      expect(image).toMatch(/(^|\/)eightcount\/[a-z-]+:\d+\.\d+\.\d+$/);
    }
  });
});

describe.each(servers)("%s", (_, pod) => {
  const [container] = pod.spec.containers;

  it("ENG-09 is probed where the process answers", () => {
    const { startupProbe, livenessProbe, readinessProbe } = container ?? {};
    expect(startupProbe?.httpGet).toEqual({ path: "/livez", port: "http" });
    expect(livenessProbe?.httpGet).toEqual({ path: "/livez", port: "http" });
    expect(readinessProbe?.httpGet).toEqual({ path: "/readyz", port: "http" });
  });

  it("lives longer than its drain", () => {
    expect(sleepOf(pod)).toBeGreaterThan(0);
    const grace = pod.spec.terminationGracePeriodSeconds ?? 0;
    expect(grace).toBeGreaterThan(sleepOf(pod) + DRAIN_SECONDS);
  });

  it("is spread over zones and nodes", () => {
    const keys = pod.spec.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey);
    expect(keys).toEqual(["topology.kubernetes.io/zone", "kubernetes.io/hostname"]);
  });
});
