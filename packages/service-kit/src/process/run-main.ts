import { ConfigError } from "../config/config-table";
import { createLogger } from "../logging/logger";

const EX_CONFIG = 78;
const EX_UNAVAILABLE = 69;
/** Its codes for a wrong user, password or database. */
const UNKNOWN_TO_POSTGRES = /^(28|3D)[0-9A-Z]{3}$/;

/**
 * Runs a process's main function. A refused configuration prints every bad key and exits with 78;
 * a port, host, file or neighbour that cannot be had is said in one line and exits with 69; anything
 * else is logged once and exits with 1.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (error instanceof ConfigError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(EX_CONFIG);
    }
    const reason = knownReason(error);
    if (reason !== null) {
      process.stderr.write(`${reason}\n`);
      process.exit(EX_UNAVAILABLE);
    }
    createLogger("process").fatal({ err: error }, "the process could not start");
    process.exit(1);
  });
}

type SystemError = Readonly<
  Partial<
    Record<"code" | "message" | "syscall" | "hostname" | "address" | "port" | "path", unknown>
  >
> & { readonly cause?: unknown; readonly errors?: readonly unknown[] };

/** One line for what an operator sets right outside of this program; null for everything else. */
export function knownReason(error: unknown): string | null {
  for (let one = error as SystemError | undefined; one; one = innerOf(one)) {
    const { code, address, port, path } = one;
    if (code === "EADDRINUSE") return `Port ${port} is taken by another process.`;
    if (code === "EADDRNOTAVAIL") return `${address} is not an address of this machine.`;
    if (code === "ENOTFOUND") return `No machine is called ${one.hostname}.`;
    if (code === "ECONNREFUSED") return `Nothing answers at ${address}:${port}.`;
    if (typeof code === "string" && UNKNOWN_TO_POSTGRES.test(code)) {
      return `PostgreSQL refuses DATABASE_URL: ${one.message}.`;
    }
    if (code === "ENOENT" && one.syscall === "open") return `The file ${path} is missing.`;
  }
  return null;
}

function innerOf({ cause, errors }: SystemError): SystemError | undefined {
  return (errors?.[0] ?? cause) as SystemError | undefined;
}
