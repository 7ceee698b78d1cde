import { once } from "node:events";
import { createServer } from "node:net";
import { choosePorts } from "./choose-ports";
import { anyFreePort } from "./free-port";

const local = () => "127.0.0.1";

it("takes the wanted port when it is free", async () => {
  const wanted = await anyFreePort();
  expect(await choosePorts({ site: wanted }, local)).toEqual({ site: { port: wanted, wanted } });
});

it("takes the next port that neither a program nor another name has", async () => {
  const squatter = createServer().listen(0, "127.0.0.1");
  await once(squatter, "listening");
  const address = squatter.address();
  const taken = typeof address === "object" && address ? address.port : 0;
  const chosen = await choosePorts({ site: taken, gateway: taken + 1 }, local);
  expect(chosen.site.port).toBeGreaterThan(taken + 1);
  expect(chosen.site.wanted).toBe(taken);
  squatter.close();
});

it("gives different ports to names that want any", async () => {
  const chosen = await choosePorts({ a: 0, b: 0, c: 0 }, local);
  expect(new Set(Object.values(chosen).map(({ port }) => port)).size).toBe(3);
});

it("leaves a chosen port to its program even while nothing listens on it yet", async () => {
  const wanted = await anyFreePort();
  const first = await choosePorts({ site: wanted }, local);
  const second = await choosePorts({ site: wanted }, local);
  expect(first.site.port).toBe(wanted);
  expect(second.site.port).toBeGreaterThan(wanted);
});
