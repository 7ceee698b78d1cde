import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createApp } from "../app.ts";
import { loadConfig } from "../config.ts";

export const HTML =
  '<title>x</title><script type="application/json" id="eightcount-config">{}</script><body data-theme="stage">';

const servers: Server[] = [];

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "eightcount-client-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), HTML);
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets/index-1.js"), "console.log(1)");
  writeFileSync(join(folder, "assets/index-1.js.br"), brotliCompressSync("console.log(1)"));
  return folder;
}

/** Serves a small built client with this environment; answers its address. */
export async function serveApp(
  env: Readonly<Record<string, string>>,
  isReady: () => boolean = () => true,
): Promise<string> {
  const config = loadConfig({ EIGHTCOUNT_CLIENT_ASSETS: builtFolder(), ...env });
  const names = {
    has: async (kind: string, name: string) => kind === "style" && name === "Dancehall",
    all: async () => ({ style: ["Hip Hop"], playlist: ["R&B <3"], instructor: ["K-os"] }),
  };
  const server = createServer(createApp({ config, names, isReady })).listen(0);
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Closes every server that was opened here. */
export async function closeApps(): Promise<void> {
  const open = servers.splice(0);
  await Promise.all(open.map((server) => new Promise((resolve) => server.close(resolve))));
}
