import { ConfigError } from "../config/config-table";
import { createLogger } from "../logging/logger";

const EX_CONFIG = 78;

/**
 * Runs a process's main function. A refused configuration prints every bad key and exits with 78;
 * anything else is logged once and exits with 1.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (error instanceof ConfigError) {
      process.stderr.write(`${error.message}\n`);
      process.exit(EX_CONFIG);
    }
    createLogger("process").fatal({ err: error }, "the process could not start");
    process.exit(1);
  });
}
