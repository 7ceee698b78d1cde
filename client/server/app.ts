import { readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { join } from "node:path";
import { healthRoutes, notFound, type Readiness } from "@eightcount/service-kit/http/http-process";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { publicConfigOf, type ServerConfig } from "./config.ts";
import { createPageRenderer } from "./page.ts";
import { pages } from "./pages.ts";
import type { PublicNames } from "./publicNames.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";
import { assetFiles, topLevelFiles } from "./staticFiles.ts";

interface AppOptions {
  readonly config: ServerConfig;
  readonly names: Pick<PublicNames, "has" | "all">;
  readonly readiness: Readiness;
  readonly logger: Pick<Logger, "error">;
}

const rejectWrites: RequestHandler = ({ method }, response, next) => {
  if (method === "GET" || method === "HEAD") return next();
  response.status(405).setHeader("allow", "GET, HEAD").type("text").send("Method not allowed");
};

/** File headers that must not remain on an error response. */
const FILE_HEADERS = ["content-encoding", "etag", "last-modified"];

// Express's default error page exposes the stack trace and file paths.
function plainTextErrors(logger: AppOptions["logger"]): ErrorRequestHandler {
  return (error: Error & { status?: number }, _request, response, next) => {
    const status = error.status ?? 500;
    if (status >= 500) logger.error({ err: error }, "request failed");
    if (response.headersSent) return next(error);
    for (const name of FILE_HEADERS) response.removeHeader(name);
    response
      .status(status)
      .setHeader("cache-control", "no-store")
      .type("text")
      .send(STATUS_CODES[status] ?? "Error");
  };
}

export function createApp({ config, names, readiness, logger }: AppOptions): Express {
  const builtPage = readFileSync(join(config.assets, "index.html"), "utf8");
  const app = express().disable("x-powered-by");
  app.use(securityHeaders(config), healthRoutes(readiness), rejectWrites);
  app.use("/assets", assetFiles(join(config.assets, "assets")), notFound);
  app.use(topLevelFiles(config.assets));
  app.get("/robots.txt", (_request, response) => {
    response.type("text").send(robotsTxt(config.publicUrl));
  });
  if (config.publicUrl !== "") {
    app.get("/sitemap.xml", async (_request, response) => {
      response.type("xml").send(sitemapXml(config.publicUrl, await names.all()));
    });
  }
  app.use(pages({ render: createPageRenderer(builtPage, publicConfigOf(config)), names }));
  app.use(plainTextErrors(logger));
  return app;
}
