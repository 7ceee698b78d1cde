import path from "node:path";
import { databaseUser } from "../machine/database-user";
import type { LaunchCommand } from "../machine/launch-command";
import { postgresBinaries } from "./binaries";

export type Durability = "durable" | "forgetful";

const SETTINGS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];

const FORGETFUL = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

export function postgresCommand(
  folder: string,
  port: number,
  durability: Durability,
): LaunchCommand {
  const settings = durability === "durable" ? SETTINGS : [...SETTINGS, ...FORGETFUL];
  return {
    command: path.join(postgresBinaries(), "postgres"),
    args: ["-D", folder, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    user: databaseUser(),
    readyLine: "ready to accept connections",
    // SIGINT is PostgreSQL's fast shutdown. SIGTERM would wait for every client to disconnect.
    stopSignal: "SIGINT",
  };
}

export const databaseUrl = (port: number, database: string): string =>
  `postgresql://postgres@127.0.0.1:${port}/${database}`;
