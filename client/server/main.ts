import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { ConfigError, loadConfig } from "./config.ts";
import { fetchPublicNames } from "./fetchPublicNames.ts";
import { openServer } from "./openServer.ts";
import { PublicNames } from "./publicNames.ts";

const BUILT = fileURLToPath(new URL("../dist/browser", import.meta.url));
const EXIT_CONFIG = 78;
const DRAIN_MS = 2_500;

function log(message: string, details: object = {}): void {
  const line = { level: "info", time: new Date().toISOString(), service: "client", message };
  process.stdout.write(`${JSON.stringify({ ...line, ...details })}\n`);
}

function start(): void {
  const config = loadConfig({ EIGHTCOUNT_CLIENT_ASSETS: BUILT, ...process.env });
  let isReady = false;
  const names = new PublicNames(() => fetchPublicNames(config.gatewayUrl));
  const onFailure = ({ stack }: Error) => log("a request failed", { level: "error", stack });
  const server = openServer(createApp({ config, names, isReady: () => isReady, onFailure }));
  const stop = (signal: string) => {
    if (!isReady) return;
    isReady = false;
    log("stopping", { signal });
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  };
  server.on("error", (error) => {
    process.stderr.write(`client: ${error.message}\n`);
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    isReady = true;
    // The first page should not have to wait for them.
    void names.all();
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
    const bound = server.address();
    log("listening", { port: typeof bound === "object" ? bound?.port : config.port });
  });
}

try {
  start();
} catch (error) {
  const isConfig = error instanceof ConfigError;
  process.stderr.write(
    `client: ${isConfig ? "bad configuration\n" : ""}${(error as Error).message}\n`,
  );
  process.exit(isConfig ? EXIT_CONFIG : 1);
}
