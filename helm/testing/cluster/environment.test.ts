import type { Container, EnvironmentVariable } from "../kubernetes-object.ts";
import { exampleNames, objectsOf, ofKind } from "../renders.ts";
import { environmentOf, type Surroundings } from "./environment.ts";

const surroundings: Surroundings = {
  podName: "eightcount-gateway-1",
  ports: { 4001: 20_001, 9464: 20_002 },
  hosts: {
    "eightcount-accounts:4011": "127.0.0.1:20003",
    "eightcount-sandbox:4025": "127.0.0.1:1",
  },
  secrets: { REDIS_URL: "redis://127.0.0.1:20004" },
  folders: { "/operations": "/var/operations" },
  version: "0.1.1",
};

const read = (...env: readonly EnvironmentVariable[]) => environmentOf({ env }, surroundings);
const literal = (name: string, value: string) => read({ name, value })[name];
const secret = (key: string, optional: boolean) =>
  read({ name: key, valueFrom: { secretKeyRef: { name: "eightcount-gateway", key, optional } } });

it.each([
  ["a port", "METRICS_PORT", "9464", "20002"],
  ["the address to listen on", "HOST", "0.0.0.0", "127.0.0.1"],
  [
    "the host of an address, and not its path",
    "EIGHTCOUNT_JWKS_URL",
    "http://eightcount-accounts:4011/.well-known/jwks.json",
    "http://127.0.0.1:20003/.well-known/jwks.json",
  ],
  [
    "the path of a volume, and not that of a file in the image",
    "EIGHTCOUNT_PERSISTED_OPERATIONS_PATH",
    "client/persisted-operations.json:/operations",
    "client/persisted-operations.json:/var/operations",
  ],
  [
    "the name of the pod and its release",
    "OTEL_RESOURCE_ATTRIBUTES",
    "service.version=0.1.0,service.instance.id=$(POD_NAME)",
    "service.version=0.1.1,service.instance.id=eightcount-gateway-1",
  ],
])("replaces %s", (_, name, value, expected) => {
  expect(literal(name, value)).toBe(expected);
});

it.each([
  ["EIGHTCOUNT_REQUEST_TIMEOUT_MS", "9000"],
  ["NODE_ENV", "development"],
  ["RECURLY_JS_URL", "/recurly.js"],
])("leaves %s as it is rendered", (name, value) => {
  expect(literal(name, value)).toBe(value);
});

it("reads secrets and the pod's name, and leaves out an optional secret that is not there", () => {
  expect(secret("REDIS_URL", false)).toEqual({ REDIS_URL: "redis://127.0.0.1:20004" });
  expect(secret("CRM_API_KEY", true)).toEqual({});
  expect(
    read({ name: "POD_NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } }),
  ).toEqual({ POD_NAME: "eightcount-gateway-1" });
});

it.each([
  ["a key without a rule", () => literal("EIGHTCOUNT_COLOR", "red"), "EIGHTCOUNT_COLOR is unknown"],
  ["a missing secret", () => secret("DATABASE_URL", false), "the Secret has no DATABASE_URL"],
  ["a port that is not open", () => literal("PORT", "4002"), "the container opens no port 4002"],
  [
    "a host without a Service",
    () => literal("EIGHTCOUNT_BILLING_URL", "http://eightcount-billing:4014/graphql"),
    "no Service listens on eightcount-billing:4014",
  ],
  [
    "a path without a volume",
    () => literal("EIGHTCOUNT_PERSISTED_OPERATIONS_PATH", "/maps"),
    "no volume is mounted at /maps",
  ],
])("refuses %s", (_, reading, sentence) => {
  expect(reading).toThrow(sentence);
});

it("has a rule for each key that a development cluster renders", () => {
  const containers = exampleNames
    .filter((name) => !["production", "staging"].includes(name))
    .flatMap((name) => ofKind(objectsOf(name), "Deployment"))
    .flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
  expect(containers.length).toBeGreaterThan(15);
  const anything = <V>(value: V) =>
    new Proxy({}, { get: () => value }) as Readonly<Record<string, V>>;
  for (const { env } of containers as readonly Container[]) {
    const all = { ...surroundings, ports: anything(1), hosts: anything("a:1") };
    const more = { secrets: anything("s"), folders: anything("/f") };
    expect(Object.keys(environmentOf({ env }, { ...all, ...more }))).toHaveLength(env.length);
  }
});
