import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { text } from "node:stream/consumers";
import { Service } from "./service.ts";

const servers: Server[] = [];
let service: Service;
beforeEach(async () => {
  service = await Service.open();
});
afterEach(() => {
  service.close();
  for (const server of servers.splice(0)) server.close();
});

/** A pod that says its name to each connection, then repeats what it receives. */
async function pod(name: string): Promise<number> {
  const server = createServer((socket) => {
    socket.write(name);
    socket.pipe(socket);
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function says(message = ""): Promise<string> {
  const socket = connect(service.port, "127.0.0.1");
  socket.end(message);
  return text(socket);
}

it("passes on what both ends say until both have ended", async () => {
  service.add(await pod("a "));
  expect(await says("eight counts")).toBe("a eight counts");
});

it("refuses connections while no pod is ready", async () => {
  await expect(says()).rejects.toThrow("ECONNRESET");
});

it("sends new connections to another pod a second after one is not ready, and keeps open ones", async () => {
  const [a, b] = [await pod("a"), await pod("b")];
  service.add(a);
  const open = connect(service.port, "127.0.0.1");
  await once(open, "data");
  const dropped = service.drop(a);
  service.add(b);
  const until = Date.now() + 800;
  const told = new Set<string>();
  while (Date.now() < until) told.add(await says());
  expect([...told].sort()).toEqual(["a", "b"]);
  await dropped;
  for (let count = 0; count < 20; count += 1) expect(await says()).toBe("b");
  open.write("still here");
  expect(String((await once(open, "data"))[0])).toBe("still here");
  open.destroy();
});
