import { readdirSync, readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { join } from "node:path";
import express, { type ErrorRequestHandler, type Express } from "express";
import { publicConfigOf, type ServerConfig } from "./config.ts";
import { createPage } from "./page.ts";
import { pages } from "./pages.ts";
import { precompressed } from "./precompressed.ts";
import type { PublicNames } from "./publicNames.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";

interface AppOptions {
  readonly config: ServerConfig;
  readonly names: Pick<PublicNames, "has" | "all">;
  /** False once the process was asked to stop, so that it receives no new requests. */
  readonly isReady: () => boolean;
  /** Told of every request that failed by a fault of this server. */
  readonly onFailure?: (error: Error) => void;
}

const YEAR = "1y";
/** Folders are no pages, and a redirect to one would go without this server's headers. */
const FILES = { index: false, redirect: false } as const;

/** Headers of the file that could not be sent. */
const OF_THE_FILE = ["content-encoding", "etag", "last-modified"];

// Express' own error page shows a stack and paths.
function plainErrors(onFailure: (error: Error) => void): ErrorRequestHandler {
  return (error: Error & { status?: number }, _request, response, next) => {
    const status = error.status ?? 500;
    if (status >= 500) onFailure(error);
    if (response.headersSent) return next(error);
    for (const name of OF_THE_FILE) response.removeHeader(name);
    response
      .status(status)
      .setHeader("cache-control", "no-store")
      .type("text")
      .send(STATUS_CODES[status] ?? "Error");
  };
}

/**
 * Addresses of the files beside the built page, such as its icon. The page itself knows no
 * configuration yet: only the rendered one is shown, by whatever spelling of its name.
 */
function looseFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(files.map(({ name }) => `/${name}`).filter((path) => path !== "/index.html"));
}

/** Built files under /assets, the page for the app's addresses, and 404 for all others. */
export function createApp({ config, names, isReady, onFailure }: AppOptions): Express {
  const page = createPage(
    readFileSync(join(config.assets, "index.html"), "utf8"),
    publicConfigOf(config),
  );
  const app = express();
  app.disable("x-powered-by");
  app.use(securityHeaders(config));
  app.get("/livez", (_request, response) => void response.type("text").send("ok"));
  app.get("/readyz", (_request, response) => {
    const status = isReady() ? 200 : 503;
    response
      .status(status)
      .type("text")
      .send(status === 200 ? "ok" : "draining");
  });
  app.use(
    "/assets",
    precompressed(join(config.assets, "assets")),
    express.static(join(config.assets, "assets"), { ...FILES, immutable: true, maxAge: YEAR }),
    (_request, response) => void response.status(404).type("text").send("Not found"),
  );
  const isLoose = looseFiles(config.assets);
  const loose = express.static(config.assets, { ...FILES, maxAge: "1h" });
  app.use((request, response, next) => {
    if (isLoose.has(request.path)) loose(request, response, next);
    else next();
  });
  app.use((request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") return next();
    response.status(405).setHeader("allow", "GET, HEAD").type("text").send("Method not allowed");
  });
  app.get("/robots.txt", (_request, response) => {
    response.type("text").send(robotsTxt(config.publicUrl));
  });
  if (config.publicUrl !== "") {
    app.get("/sitemap.xml", async (_request, response) => {
      response.type("xml").send(sitemapXml(config.publicUrl, await names.all()));
    });
  }
  app.use(pages({ render: page, names }));
  app.use(plainErrors(onFailure ?? (() => undefined)));
  return app;
}
