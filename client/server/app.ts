import { readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type Express } from "express";
import { publicConfigOf, type ServerConfig } from "./config.ts";
import { createPage } from "./page.ts";
import { precompressed } from "./precompressed.ts";
import { securityHeaders } from "./securityHeaders.ts";

interface AppOptions {
  readonly config: ServerConfig;
  /** False once the process has been told to stop, so that nobody is sent here any more. */
  readonly isReady: () => boolean;
}

const YEAR = "1y";

/** Built files under /assets, the same page for every other address. */
export function createApp({ config, isReady }: AppOptions): Express {
  const page = createPage(
    readFileSync(join(config.assets, "index.html"), "utf8"),
    publicConfigOf(config),
  );
  const app = express();
  app.disable("x-powered-by");
  app.get("/livez", (_request, response) => void response.type("text").send("ok"));
  app.get("/readyz", (_request, response) => {
    const status = isReady() ? 200 : 503;
    response
      .status(status)
      .type("text")
      .send(status === 200 ? "ok" : "draining");
  });
  app.use(securityHeaders(config));
  app.use(
    "/assets",
    precompressed(join(config.assets, "assets")),
    express.static(join(config.assets, "assets"), { immutable: true, maxAge: YEAR, index: false }),
    (_request, response) => void response.status(404).type("text").send("Not found"),
  );
  const loose = express.static(config.assets, { index: false, maxAge: "1h" });
  app.use((request, response, next) => {
    // The built page knows no configuration yet; only the rendered one is shown.
    if (request.path === "/index.html") next();
    else loose(request, response, next);
  });
  app.use((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.status(405).setHeader("allow", "GET, HEAD").type("text").send("Method not allowed");
      return;
    }
    response.setHeader("cache-control", "no-cache");
    response.type("html").send(page(request.path));
  });
  return app;
}
