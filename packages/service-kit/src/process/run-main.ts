import { ConfigError } from "../config/config-table";
import { createLogger } from "../logging/logger";

const EX_CONFIG = 78;
const EX_UNAVAILABLE = 69;

/**
 * Runs a process's main function. A refused configuration prints every bad key and exits with 78,
 * a taken port exits with 69; anything else is logged once and exits with 1.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (error instanceof ConfigError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(EX_CONFIG);
    }
    const taken = takenPort(error);
    if (taken !== null) {
      process.stderr.write(`Port ${taken} is taken by another process.\n`);
      process.exit(EX_UNAVAILABLE);
    }
    createLogger("process").fatal({ err: error }, "the process could not start");
    process.exit(1);
  });
}

function takenPort(error: unknown): number | null {
  const { code, port } = error as { code?: unknown; port?: unknown };
  return code === "EADDRINUSE" && typeof port === "number" ? port : null;
}
