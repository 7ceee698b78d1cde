import type { RequestHandler } from "express";
import { addressOf } from "./addresses.ts";
import type { PublicNames } from "./publicNames.ts";

interface PagesOptions {
  readonly render: (pathname: string) => string;
  readonly names: Pick<PublicNames, "has">;
}

/**
 * Sends the app for every address that a person may type, with 404 for an unknown one, where the app
 * shows its own message. Hidden, removed and unknown names look the same.
 */
export function pages({ render, names }: PagesOptions): RequestHandler {
  return async ({ path }, response) => {
    const address = addressOf(path);
    if (address.kind === "file") {
      response.status(404).type("text").send("Not found");
      return;
    }
    const exists =
      address.kind === "named"
        ? await names.has(address.of, address.name)
        : address.kind === "page";
    response.status(exists ? 200 : 404).setHeader("cache-control", "no-cache");
    response.type("html").send(render(path));
  };
}
