import { readdirSync } from "node:fs";
import type { RequestHandler } from "express";

const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Sends the smaller twin of a file, made at build time, to browsers that can read it. */
export function precompressed(folder: string): RequestHandler {
  const twins = new Set(readdirSync(folder, { recursive: true }).map((file) => `/${file}`));
  return (request, response, next) => {
    const type = TYPES[/\.\w+$/.exec(request.path)?.[0] ?? ""];
    const found = ENCODINGS.find(
      ({ name, suffix }) => request.acceptsEncodings(name) && twins.has(request.path + suffix),
    );
    if (type !== undefined && found !== undefined) {
      request.url = request.path + found.suffix;
      response.setHeader("content-encoding", found.name);
      response.setHeader("content-type", type);
    }
    response.vary("accept-encoding");
    next();
  };
}
