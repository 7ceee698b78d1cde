import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readiness } from "@eightcount/service-kit/http/http-process";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { createApp } from "../app.ts";
import { loadClientConfig } from "../config.ts";
import { builtFolder } from "./builtFolder.ts";

const servers: Server[] = [];

/** Serves a small built client with this environment and returns its address. */
export async function serveApp(
  env: Readonly<Record<string, string>>,
  readiness = new Readiness(() => Promise.resolve()),
): Promise<string> {
  const config = loadClientConfig({ EIGHTCOUNT_CLIENT_ASSETS: builtFolder(), ...env });
  const names = {
    has: async (kind: string, name: string) => kind === "style" && name === "Dancehall",
    all: async () => ({ style: ["Hip Hop"], playlist: ["R&B <3"], instructor: ["K-os"] }),
  };
  const app = createApp({ config, names, readiness, logger: createLogger("client-test") });
  const server = createServer(app).listen(0);
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Closes every server that was opened here. */
export async function closeApps(): Promise<void> {
  const open = servers.splice(0);
  await Promise.all(open.map((server) => new Promise((resolve) => server.close(resolve))));
}
