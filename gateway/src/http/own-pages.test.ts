import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { ownPagesOnly } from "./own-pages";

let server: Server | undefined;
afterEach(() => server?.close());

/** Asks a gateway of this public address, and whether a post with an Origin passes it. */
async function gatewayOf(publicUrl: string) {
  const app = express().post("/", ownPagesOnly(publicUrl), (_request, response) => {
    response.end();
  });
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return async (origin: string) => {
    const init = { method: "POST", headers: { origin, connection: "close" } };
    return (await fetch(`http://127.0.0.1:${port}`, init)).status === 200;
  };
}

describe("the origins whose pages may post", () => {
  it.each(["http://localhost:4000", "http://127.0.0.1:4000"])(
    "on one machine (%s) every name of it counts, with the same port and scheme",
    async (publicUrl) => {
      const passes = await gatewayOf(publicUrl);
      for (const own of ["http://localhost:4000", "http://127.0.0.1:4000", "http://[::1]:4000"]) {
        expect([own, await passes(own)]).toEqual([own, true]);
      }
      for (const other of ["http://localhost:4003", "https://localhost:4000", "http://evil:4000"]) {
        expect([other, await passes(other)]).toEqual([other, false]);
      }
    },
  );

  it("elsewhere only the public one does, whether its usual port is written or not", async () => {
    const passes = await gatewayOf("https://dance.example:443");
    expect(await passes("https://dance.example")).toBe(true);
    for (const other of [
      "https://localhost",
      "https://dance.example.evil",
      "http://dance.example",
    ]) {
      expect([other, await passes(other)]).toEqual([other, false]);
    }
  });
});
