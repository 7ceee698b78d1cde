import type { z } from "zod";
import { isLoopback } from "./loopback";
import { secretProblems } from "./secrets";

/** One configuration key: where it comes from, its type, its default and one line of prose. */
export interface ConfigKey<T = unknown> {
  /** Name of the environment variable. */
  readonly env: string;
  /** Parses the variable's text. */
  readonly type: z.ZodType<T>;
  /** Value when the variable is unset or empty; without one the key is required. */
  readonly default?: T;
  /** One line for docs/configuration.md. */
  readonly doc: string;
  /**
   * A default that is public knowledge: production refuses to start with it, and so does any process
   * that others can reach. There it must not be guessable, nor equal to another secret.
   */
  readonly secret?: boolean;
  /** The default is right on one machine only: production must set the key. */
  readonly local?: boolean;
  /** Why production cannot use a value that is otherwise valid; null when it can. */
  refusedInProduction?(value: T): string | null;
}

export type ConfigTable = Readonly<Record<string, ConfigKey>>;

export type ConfigOf<T extends ConfigTable> = {
  readonly [K in keyof T]: T[K] extends ConfigKey<infer V> ? V : never;
};

/** Every bad key of one process, each with its reason. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";

  constructor(readonly problems: readonly string[]) {
    super(`Configuration refused:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}

/** Keeps the literal types of a table while checking its shape. */
export function defineConfig<T extends Record<string, ConfigKey>>(table: T): T {
  return table;
}

/** Ties a key's default to the type its schema parses to. */
export function key<T>(entry: ConfigKey<T>): ConfigKey<T> {
  return entry;
}

/**
 * Parses the environment once.
 * @throws ConfigError naming every bad key, not only the first.
 */
export function loadConfig<T extends ConfigTable>(table: T, env: NodeJS.ProcessEnv): ConfigOf<T> {
  const exposure = exposureOf(env);
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(table)) {
    const problem = readKey({ entry, env, exposure, keep: (value) => (values[name] = value) });
    if (problem) problems.push(problem);
  }
  if (exposure !== null) problems.push(...secretProblems(secretsOf(table, values)));
  if (problems.length > 0) throw new ConfigError(problems);
  return values as ConfigOf<T>;
}

/** Who can reach a process beside its own machine: members, or a network it was opened to. */
export type Exposure = "production" | "network" | null;

/** Tells by NODE_ENV and HOST who can reach a process; null when nobody can. */
export function exposureOf({ NODE_ENV, HOST }: NodeJS.ProcessEnv): Exposure {
  if (NODE_ENV === "production") return "production";
  return HOST && !isLoopback(HOST) ? "network" : null;
}

const WHERE = {
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
  readonly keep: (value: unknown) => void;
}

function readKey({ entry, env, exposure, keep }: KeyReading): string | null {
  const text = env[entry.env];
  if (text === undefined || text === "") {
    if (entry.default === undefined) return `${entry.env} is required (${entry.doc})`;
    if (exposure !== null && needsOwnValue(entry, exposure))
      return `${entry.env} must be set ${WHERE[exposure]} (${entry.doc})`;
    keep(entry.default);
    return null;
  }
  const parsed = entry.type.safeParse(text);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => issue.message).join("; ");
    const shown = entry.secret ? "" : ` ${JSON.stringify(withoutPassword(text).slice(0, 60))}`;
    return `${entry.env}${shown} is not valid: ${reasons} (${entry.doc})`;
  }
  const refusal = exposure && refusalOf(entry, parsed.data, exposure);
  if (refusal) return `${entry.env} ${refusal} ${WHERE[exposure]} (${entry.doc})`;
  keep(parsed.data);
  return null;
}

const needsOwnValue = ({ secret, local }: ConfigKey, exposure: keyof typeof WHERE): boolean =>
  secret === true || (local === true && exposure === "production");

function refusalOf(entry: ConfigKey, value: unknown, exposure: keyof typeof WHERE): string | null {
  if (entry.secret && value === entry.default) return "has its public default";
  return exposure === "production" ? (entry.refusedInProduction?.(value) ?? null) : null;
}

// A database's address is often refused for a sign in its very password.
const withoutPassword = (text: string): string => text.replace(/:\/\/.*@/s, "://[redacted]@");
