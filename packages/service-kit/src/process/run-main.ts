import { ConfigError } from "../config/config-table";
import { createLogger } from "../logging/logger";

const EX_CONFIG = 78;
const EX_UNAVAILABLE = 69;
/** PostgreSQL codes for a wrong user, password, or database. */
const POSTGRES_REJECTION = /^(28|3D)[0-9A-Z]{3}$/;

/** Exits with 78 for an invalid configuration, 69 for an outage or a missing file, and else 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (error instanceof ConfigError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(EX_CONFIG);
    }
    const reason = describeStartupFailure(error);
    if (reason !== null) {
      process.stderr.write(`${reason}\n`);
      process.exit(EX_UNAVAILABLE);
    }
    createLogger("process").fatal({ err: error }, "process failed to start");
    process.exit(1);
  });
}

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly hostname?: unknown;
  readonly host?: unknown;
  readonly address?: unknown;
  readonly port?: unknown;
  readonly path?: unknown;
  readonly kind?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: unknown } };
}

/** Returns one line for a failure that an operator can fix outside this program. */
export function describeStartupFailure(error: unknown): string | null {
  for (let one = error as Failure | undefined; one; one = innerOf(one)) {
    const reason = reasonOf(one);
    if (reason !== null) return reason;
  }
  return null;
}

function reasonOf(failure: Failure): string | null {
  const { code, kind, address, port, path } = failure;
  if (code === "EADDRINUSE") return `Port ${port} is in use by another process.`;
  if (code === "EADDRNOTAVAIL") return `${address} is not an address of this machine.`;
  if (code === "ENOTFOUND") return `Cannot resolve the host name ${failure.hostname}.`;
  if (code === "ECONNREFUSED") return `Cannot connect to ${address}:${port}.`;
  if (kind === "DatabaseNotReachable") return `Cannot connect to ${failure.host}:${port}.`;
  if (code === "ENOENT" && path !== undefined) return `The file ${path} is missing.`;
  if (typeof code !== "string" || !POSTGRES_REJECTION.test(code)) return null;
  return `PostgreSQL rejected DATABASE_URL: ${failure.message}.`;
}

function innerOf({ cause, errors, meta }: Failure): Failure | undefined {
  return (errors?.[0] ?? cause ?? meta?.driverAdapterError?.cause) as Failure | undefined;
}
