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

it("says that a host is none of this machine, not that its ports are taken", async () => {
  for (const host of ["192.0.2.1", "nobody.invalid"]) {
    await expect(choosePorts({ site: 4000 }, () => host)).rejects.toThrow(
      `HOST "${host}" is not an address of this machine`,
    );
  }
});

it("looks no further than the last port there is", async () => {
  const squatter = createServer().listen(65_535, "127.0.0.1");
  await once(squatter, "listening");
  await expect(choosePorts({ site: 65_535 }, local)).rejects.toThrow(
    "no port from 65535 to 65535 is free",
  );
  squatter.close();
});
