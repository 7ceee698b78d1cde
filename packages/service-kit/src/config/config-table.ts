import type { z } from "zod";
import { isLoopback } from "./loopback";
import { secretProblems } from "./secrets";

export interface ConfigKey<T = unknown> {
  readonly env: string;
  readonly type: z.ZodType<T>;
  /** Value when the variable is unset or empty. Without a default, the key is required. */
  readonly default?: T;
  /** One line for docs/configuration.md. */
  readonly doc: string;
  /** A process in production or on a network refuses the default, guessable, and shared values. */
  readonly secret?: boolean;
  /** Marks a default that works on one machine only. Production must set the key. */
  readonly local?: boolean;
  /** Returns why production cannot use an otherwise valid value, null if it can. */
  refusedInProduction?(value: T): string | null;
}

export type ConfigTable = Readonly<Record<string, ConfigKey>>;

export type ConfigOf<T extends ConfigTable> = {
  readonly [K in keyof T]: T[K] extends ConfigKey<infer V> ? V : never;
};

export class ConfigError extends Error {
  override readonly name = "ConfigError";

  constructor(readonly problems: readonly string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}

export function defineConfig<T extends Record<string, ConfigKey>>(table: T): T {
  return table;
}

export function key<T>(entry: ConfigKey<T>): ConfigKey<T> {
  return entry;
}

/** @throws ConfigError naming every invalid key, not only the first. */
export function loadConfig<T extends ConfigTable>(table: T, env: NodeJS.ProcessEnv): ConfigOf<T> {
  const exposure = exposureOf(env);
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(table)) {
    const problem = readKey({ entry, env, exposure, store: (value) => (values[name] = value) });
    if (problem) problems.push(problem);
  }
  if (exposure !== null) problems.push(...secretProblems(secretsOf(table, values)));
  if (problems.length > 0) throw new ConfigError(problems);
  return values as ConfigOf<T>;
}

export type Exposure = "production" | "network" | null;

export function exposureOf({ NODE_ENV, HOST }: NodeJS.ProcessEnv): Exposure {
  if (NODE_ENV === "production") return "production";
  return HOST && !isLoopback(HOST) ? "network" : null;
}

const EXPOSURE_TEXT = {
  production: "in production",
  network: "while HOST opens the process to a network",
} as const;

const secretsOf = (table: ConfigTable, values: Readonly<Record<string, unknown>>) =>
  Object.entries(table).flatMap(([name, { env, secret }]) => {
    const value = values[name];
    return secret && typeof value === "string" ? [{ env, value }] : [];
  });

interface KeyReading {
  readonly entry: ConfigKey;
  readonly env: NodeJS.ProcessEnv;
  readonly exposure: Exposure;
  readonly store: (value: unknown) => void;
}

function readKey({ entry, env, exposure, store }: KeyReading): string | null {
  const text = env[entry.env];
  if (text === undefined || text === "") {
    if (entry.default === undefined) return `${entry.env} is required (${entry.doc})`;
    if (exposure !== null && needsOwnValue(entry, exposure))
      return `${entry.env} must be set ${EXPOSURE_TEXT[exposure]} (${entry.doc})`;
    store(entry.default);
    return null;
  }
  const parsed = entry.type.safeParse(text);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => issue.message).join("; ");
    const shown = entry.secret ? "" : ` ${JSON.stringify(withoutPassword(text).slice(0, 60))}`;
    return `${entry.env}${shown} is not valid: ${reasons} (${entry.doc})`;
  }
  const refusal = exposure && refusalOf(entry, parsed.data, exposure);
  if (refusal) return `${entry.env} ${refusal} ${EXPOSURE_TEXT[exposure]} (${entry.doc})`;
  store(parsed.data);
  return null;
}

const needsOwnValue = (
  { secret, local }: ConfigKey,
  exposure: keyof typeof EXPOSURE_TEXT,
): boolean => secret === true || (local === true && exposure === "production");

function refusalOf(
  entry: ConfigKey,
  value: unknown,
  exposure: keyof typeof EXPOSURE_TEXT,
): string | null {
  if (entry.secret && value === entry.default) return "has its public default";
  return exposure === "production" ? (entry.refusedInProduction?.(value) ?? null) : null;
}

// A database URL often fails validation because of a character in its password.
const withoutPassword = (text: string): string => text.replace(/:\/\/.*@/s, "://[redacted]@");
