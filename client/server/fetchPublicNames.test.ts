import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import operations from "../persisted-operations.json" with { type: "json" };
import { fetchPublicNames } from "./fetchPublicNames.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function gateway(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

const PAGES: Readonly<Record<string, object>> = {
  first: {
    edges: [{ node: { name: "Noa" } }],
    pageInfo: { hasNextPage: true, endCursor: "second" },
  },
  second: { edges: [{ node: { name: "Dex" } }], pageInfo: { hasNextPage: false, endCursor: null } },
};

it("reads the names of every page of instructors with the operation clients may send", async () => {
  const url = await gateway(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { id, variables } = JSON.parse(body);
    const text = (operations as Readonly<Record<string, string>>)[id] ?? "";
    const isKnown = text.startsWith("query publicNamesQuery(");
    response.statusCode = isKnown ? 200 : 404;
    const data = {
      styles: [{ name: "Salsa" }],
      playlists: [{ name: "Island Sunday" }],
      instructors: PAGES[variables.after ?? "first"],
    };
    response.end(JSON.stringify({ data }));
  });
  expect(await fetchPublicNames(url)).toEqual({
    style: ["Salsa"],
    playlist: ["Island Sunday"],
    instructor: ["Noa", "Dex"],
  });
});

it.each<[string, RequestListener]>([
  ["an error", (_request, response) => void response.end('{"errors":[{}],"data":null}')],
  ["no JSON", (_request, response) => void response.end("<html>")],
  ["a refusal", (_request, response) => void response.writeHead(503).end("{}")],
  ["silence", () => undefined],
])("rejects soon when the gateway sends %s", async (_what, listener) => {
  const startedAt = performance.now();
  await expect(fetchPublicNames(await gateway(listener))).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});

it("rejects without an address", async () => {
  await expect(fetchPublicNames("")).rejects.toThrow();
});
