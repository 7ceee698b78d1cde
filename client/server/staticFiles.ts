import { readdirSync } from "node:fs";
import type { RequestHandler } from "express";
import staticGzip from "express-static-gzip";

type Caching = { readonly maxAge: string; readonly immutable?: boolean };

/** Sends the files of a folder; the compressed ones that the build wrote next to them come first. */
const files = (folder: string, caching: Caching): RequestHandler =>
  staticGzip(folder, {
    enableBrotli: true,
    orderPreference: ["br"],
    index: false,
    // A folder is no page, and its redirect would replace this server's security headers.
    serveStatic: { redirect: false, ...caching },
  });

/** Sends files whose names change with their contents. */
export const assetFiles = (folder: string): RequestHandler =>
  files(folder, { maxAge: "1y", immutable: true });

/**
 * Sends the files next to the built page, such as its icon, by their exact names. The page itself is
 * left out: as built, it lacks its configuration.
 */
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
