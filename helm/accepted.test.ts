import { generateKeyPairSync, randomBytes } from "node:crypto";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { loadClientConfig } from "../client/server/config.ts";
import { configTable as gateway } from "../gateway/src/config";
import { configTable as sandbox } from "../packages/sandbox/src/config";
import { loadAccountsConfig } from "../subgraphs/accounts/src/config";
import { loadBillingConfig } from "../subgraphs/billing/src/config";
import { loadCatalogueConfig } from "../subgraphs/catalogue/src/config";
import { loadViewingConfig } from "../subgraphs/viewing/src/config";
import { components, exampleNames, objectsOf, ofKind } from "./testing/renders.ts";

type Environment = Readonly<Record<string, string>>;

/** What each process does with its environment before it does anything else. */
const loaders: Readonly<Record<string, (env: Environment) => object>> = {
  gateway: (env) => loadConfig(gateway, env),
  accounts: loadAccountsConfig,
  catalogue: loadCatalogueConfig,
  viewing: loadViewingConfig,
  billing: loadBillingConfig,
  client: loadClientConfig,
  sandbox: (env) => loadConfig(sandbox, env),
};

const pem = { type: "pkcs8", format: "pem" } as const;
const { privateKey: signingKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { privateKey: mediaKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });

/** The value that an operator's Secret would hold. */
function secretFor(key: string): string {
  if (key === "EIGHTCOUNT_JWT_PRIVATE_KEY") return signingKey.export(pem) as string;
  if (key === "CF_PRIVATE_KEY") return mediaKey.export(pem) as string;
  if (key.endsWith("DATABASE_URL")) return "postgresql://app:app@postgres:5432/app";
  if (key === "REDIS_URL") return "redis://:app@redis:6379";
  if (key === "SMTP_URL") return "smtps://app:app@mail.dance.example:465";
  return randomBytes(24).toString("base64url");
}

const containersIn = (example: string) =>
  ofKind(objectsOf(example), "Deployment").flatMap(
    ({ spec }) => spec?.template?.spec.containers ?? [],
  );

function environmentOf(example: string, name: string): Environment | null {
  const deployment = ofKind(objectsOf(example), "Deployment").find(
    ({ metadata }) => metadata.name === `eightcount-${name}`,
  );
  const variables = deployment?.spec?.template?.spec.containers[0]?.env;
  if (!variables) return null;
  const entries = variables.flatMap(({ name: key, value, valueFrom }) => {
    if (value !== undefined) return [[key, value] as const];
    const { optional = false } = valueFrom?.secretKeyRef ?? { optional: true };
    return optional ? [] : [[key, secretFor(key)] as const];
  });
  return Object.fromEntries(entries);
}

const starts = exampleNames.flatMap((example) =>
  Object.entries(components).flatMap(([name, { process }]) => {
    const environment = environmentOf(example, name);
    return environment ? [[example, name, process, environment] as const] : [];
  }),
);

it("reads every container", () => {
  const containers = exampleNames.flatMap(containersIn);
  expect(starts).toHaveLength(containers.length);
});

it.each(starts)("%s: %s accepts its environment", (_, name, process, environment) => {
  const config = loaders[process]?.(environment);
  expect(config).toMatchObject({ port: components[name]?.port, host: "0.0.0.0" });
});

it("a missing secret would be noticed", () => {
  const { EIGHTCOUNT_CODE_SECRET: _, ...rest } = environmentOf("production", "accounts") ?? {};
  expect(() => loadAccountsConfig(rest)).toThrow(
    "EIGHTCOUNT_CODE_SECRET must be set in production",
  );
});
