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
  return async (origin: string, more: Readonly<Record<string, string>> = {}) => {
    const init = { method: "POST", headers: { origin, connection: "close", ...more } };
    return (await fetch(`http://127.0.0.1:${port}`, init)).status === 200;
  };
}

describe("origins whose pages may post", () => {
  it.each(["http://localhost:4000", "http://127.0.0.1:4000"])(
    "for a loopback URL (%s), accepts every loopback name with the same port and scheme",
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

  it("for a loopback URL, accepts a phone in the local network by address", async () => {
    const passes = await gatewayOf("http://localhost:4000");
    const asked = { "x-forwarded-host": "192.168.1.5:4000" };
    expect(await passes("http://192.168.1.5:4000", asked)).toBe(true);
    expect(await passes("http://192.168.1.6:4000", asked)).toBe(false);
    expect(await passes("http://192.168.1.5:4000")).toBe(false);
  });

  it("otherwise accepts only the public origin, with or without its default port", async () => {
    const passes = await gatewayOf("https://dance.example:443");
    expect(await passes("https://dance.example")).toBe(true);
    expect(await passes("https://evil", { "x-forwarded-host": "evil" })).toBe(false);
    for (const other of [
      "https://localhost",
      "https://dance.example.evil",
      "http://dance.example",
    ]) {
      expect([other, await passes(other)]).toEqual([other, false]);
    }
  });
});
