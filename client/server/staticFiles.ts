import { readdirSync } from "node:fs";
import type { RequestHandler } from "express";
import staticGzip from "express-static-gzip";

type Caching = { readonly maxAge: string; readonly immutable?: boolean };

/** Prefers the compressed copies that the build wrote next to the files. */
const files = (folder: string, caching: Caching): RequestHandler =>
  staticGzip(folder, {
    enableBrotli: true,
    orderPreference: ["br"],
    index: false,
    // The redirect of serve-static for a folder would replace this server's security headers.
    serveStatic: { redirect: false, ...caching },
  });

export const assetFiles = (folder: string): RequestHandler =>
  files(folder, { maxAge: "1y", immutable: true });

/** Excludes index.html, which has no configuration until it is rendered. */
export function topLevelFiles(folder: string): RequestHandler {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = new Set(entries.map(({ name }) => `/${name}`));
  paths.delete("/index.html");
  const send = files(folder, { maxAge: "1h" });
  return (request, response, next) => {
    if (paths.has(request.path)) send(request, response, next);
    else next();
  };
}
