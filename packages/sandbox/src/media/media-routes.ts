import express, { type Request, type Response } from "express";
import { mediaCors } from "./media-cors";
import { mediaHeaders } from "./media-headers";
import type { MediaVerifier } from "./media-verifier";
import { type MediaFolders, resolveMediaPath } from "./resolve-media-path";

export interface MediaOrigin {
  readonly verifier: MediaVerifier;
  readonly folders: MediaFolders;
  /** The product's public origin, which signatures may contain. */
  readonly publicUrl: string;
}

export function mediaRoutes({ verifier, folders, publicUrl }: MediaOrigin): express.Router {
  const router = express.Router();
  router.use("/media", mediaCors(publicUrl));
  router.get(/^\/media\/.*/, (request, response) => {
    const cookieHeader = request.headers.cookie;
    // Signatures contain the public address, even if this machine is reached by another name.
    const addresses = [viewerUrl(request), addressOn(request, publicUrl)].filter(
      (url) => url !== null,
    );
    if (addresses.length === 0) {
      line(response, 400, "The address cannot be read.");
      return;
    }
    const [refusal, ...others] = addresses.map((url) => verifier.refusalOf({ url, cookieHeader }));
    if (refusal && others.every((other) => other !== null)) {
      line(response, 403, refusal);
      return;
    }
    const file = resolveMediaPath(folders, request.path);
    if (file) sendFile(response, file);
    else line(response, 404, "This file does not exist.");
  });
  router.all(/^\/media(\/.*)?$/, (_request, response) => {
    line(response, 405, "Media is read-only.");
  });
  return router;
}

/** The address as the viewer requested it, on the proxy's origin. */
function viewerUrl(request: Request): URL | null {
  const forwarded = (name: string) => request.headers[`x-forwarded-${name}`];
  const scheme = forwarded("proto") ?? "http";
  const host = forwarded("host") ?? request.headers.host ?? "localhost";
  return addressOn(request, `${scheme}://${host}`);
}

/** Returns null for an invalid address, because headers may contain anything. */
const addressOn = ({ originalUrl }: Request, origin: string): URL | null =>
  URL.canParse(originalUrl, origin) ? new URL(originalUrl, origin) : null;

function sendFile(response: Response, file: string): void {
  const options = {
    headers: mediaHeaders(file),
    cacheControl: false,
    // The data folder starts with a dot. Addresses with dot segments were refused earlier.
    dotfiles: "allow" as const,
  };
  response.sendFile(file, options, (error) => {
    if (!error || response.headersSent) return;
    response.removeHeader("cache-control");
    if ((error as { status?: number }).status === 416) {
      line(response, 416, "The range lies outside the file.");
      return;
    }
    line(response, 404, "This file does not exist.");
  });
}

function line(response: Response, status: number, text: string): void {
  response.status(status).set("cache-control", "no-store").type("text/plain").send(`${text}\n`);
}
