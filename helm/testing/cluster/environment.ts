import type { Container, EnvironmentVariable } from "../kubernetes-object.ts";

/** What stands in for the cluster around one container. */
export interface Surroundings {
  readonly podName: string;
  /** Ports on this machine, by the port in the container. */
  readonly ports: Readonly<Record<number, number>>;
  /** Addresses on this machine, by host and port in the cluster, such as `eightcount-gateway:4001`. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Values of the process's Secret. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Folders on this machine, by the path of a volume in the container. */
  readonly folders: Readonly<Record<string, string>>;
  /** The release that the process says it is. */
  readonly version: string;
}

type Read = (value: string, surroundings: Surroundings) => string;

const asRendered: Read = (value) => value;

const port: Read = (value, { ports }) => {
  const here = ports[Number(value)];
  if (here === undefined) throw new Error(`the container opens no port ${value}`);
  return String(here);
};

/** Replaces the host only. A setting may also be a path of the public address. */
const address: Read = (value, { hosts }) => {
  if (value.startsWith("/")) return value;
  const { host } = new URL(value);
  const here = hosts[host];
  if (here === undefined) throw new Error(`no Service listens on ${host}`);
  return value.replace(`//${host}`, `//${here}`);
};

/** Paths within the image stay as they are. Others are volumes. */
const paths: Read = (value, { folders }) => {
  const here = value.split(":").map((one) => (one.startsWith("/") ? folders[one] : one));
  if (here.includes(undefined)) throw new Error(`no volume is mounted at ${value}`);
  return here.join(":");
};

const attributes: Read = (value, { podName, version }) =>
  value
    .replace("$(POD_NAME)", podName)
    .replace(/service\.version=[^,]+/, `service.version=${version}`);

const every = (keys: readonly string[], read: Read) =>
  Object.fromEntries(keys.map((key) => [key, read]));

/** Every key that may be rendered, and how its value is found on this machine. */
const rules: Readonly<Record<string, Read>> = {
  ...every(["NODE_ENV", "NODE_OPTIONS", "LOG_LEVEL", "EIGHTCOUNT_WORKERS"], asRendered),
  ...every(["OTEL_SERVICE_NAME", "OTEL_METRICS_EXPORTER", "OTEL_LOGS_EXPORTER"], asRendered),
  ...every(["EIGHTCOUNT_TRACKING_MODE", "EIGHTCOUNT_WALLET_ENABLED"], asRendered),
  ...every(["EIGHTCOUNT_REQUEST_TIMEOUT_MS", "EIGHTCOUNT_VIEWING_STREAMS_AT_ONCE"], asRendered),
  ...every(
    ["EIGHTCOUNT_KNOWN_HOSTS", "EIGHTCOUNT_DRAIN_TIMEOUT_MS", "APOLLO_TELEMETRY_DISABLED"],
    asRendered,
  ),
  // Links in mails begin with it, and pages of other origins are refused by it.
  EIGHTCOUNT_PUBLIC_URL: asRendered,
  // Loopback, so that nobody else on the network reaches the rehearsal.
  HOST: () => "127.0.0.1",
  ...every(["PORT", "METRICS_PORT", "EIGHTCOUNT_SANDBOX_SMTP_PORT"], port),
  ...every(
    ["ACCOUNTS", "CATALOGUE", "VIEWING", "BILLING", "GATEWAY", "JWKS", "ENGAGEMENT"].map(
      (name) => `EIGHTCOUNT_${name}_URL`,
    ),
    address,
  ),
  ...every(["EIGHTCOUNT_SANDBOX_WEBHOOK_URL", "EIGHTCOUNT_SANDBOX_CRM_WEBHOOK_URL"], address),
  ...every(["EIGHTCOUNT_MEDIA_ORIGIN_URL", "OTEL_EXPORTER_OTLP_ENDPOINT"], address),
  ...every(["RECURLY_BASE_URL", "RECURLY_JS_URL", "RECURLY_JS_API"], address),
  ...every(["CRM_BASE_URL", "RECAPTCHA_BASE_URL"], address),
  EIGHTCOUNT_PERSISTED_OPERATIONS_PATH: paths,
  OTEL_RESOURCE_ATTRIBUTES: attributes,
};

function readVariable(variable: EnvironmentVariable, surroundings: Surroundings): string | null {
  const { name, value, valueFrom } = variable;
  if (valueFrom?.fieldRef?.fieldPath === "metadata.name") return surroundings.podName;
  if (valueFrom?.secretKeyRef) {
    const { key, optional = false } = valueFrom.secretKeyRef;
    const secret = surroundings.secrets[key];
    if (secret === undefined && !optional) throw new Error(`the Secret has no ${key}`);
    return secret ?? null;
  }
  const read = rules[name];
  if (!read || value === undefined) {
    throw new Error(`${name} is unknown; say in helm/testing/cluster/environment.ts what it is`);
  }
  return read(value, surroundings);
}

/** The environment that the chart gives a container, with the names of this machine in it. */
export function environmentOf(
  { env }: Pick<Container, "env">,
  surroundings: Surroundings,
): Readonly<Record<string, string>> {
  const read = env.map((variable) => [variable.name, readVariable(variable, surroundings)]);
  return Object.fromEntries(read.filter(([, value]) => value !== null));
}
