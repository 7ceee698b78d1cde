import { pageLoadOf } from "@eightcount/service-kit/telemetry/page-load";
import type { RequestHandler } from "express";
import { classifyPath } from "./addresses.ts";
import type { PublicNames } from "./publicNames.ts";

interface PagesOptions {
  readonly render: (pathname: string) => string;
  readonly names: Pick<PublicNames, "has">;
}

/** Hidden, removed, and unknown names get the same 404 response. */
export function pages({ render, names }: PagesOptions): RequestHandler {
  return async (request, response) => {
    const { path } = request;
    const address = classifyPath(path);
    if (address.kind === "file") {
      response.status(404).type("text").send("Not found");
      return;
    }
    const exists =
      address.kind === "named"
        ? await names.has(address.of, address.name)
        : address.kind === "page";
    response.status(exists ? 200 : 404).setHeader("cache-control", "no-cache");
    const pageLoad = pageLoadOf(request);
    if (pageLoad) response.setHeader("server-timing", `traceparent;desc="${pageLoad}"`);
    response.type("html").send(render(path));
  };
}
