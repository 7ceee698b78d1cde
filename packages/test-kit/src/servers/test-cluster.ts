import path from "node:path";
import { prepareDataFolder } from "@eightcount/local-stack/postgres/data-folder";
import { postgresCommand } from "@eightcount/local-stack/postgres/postgres-command";
import { type KeptServer, keptServer, stopKeptServer } from "./kept-server";
import { testsFolder } from "./tests-folder";

const NAME = "postgres";

/** The PostgreSQL server all tests of this checkout share. It forgets on a crash: never for data. */
export function testCluster(): Promise<KeptServer> {
  return keptServer(NAME, async (port) => {
    const folder = path.join(testsFolder(), "postgres");
    await prepareDataFolder(folder, "forgetful");
    return postgresCommand(folder, port, "forgetful");
  });
}

/** Ends the shared server once no test uses it any more. */
export const stopTestCluster = (): Promise<void> => stopKeptServer(NAME);
