import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { openServer } from "./openServer.ts";

let server: Server;
beforeAll(async () => {
  server = openServer((request, response) => {
    request.resume().on("end", () => response.end("received"));
  }, 300).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const portOf = () => (server.address() as AddressInfo).port;

it.each([
  ["headers", "GET / HTTP/1.1\r\nHost: x\r\n"],
  ["a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nthe first word"],
])(
  "lets go of a caller who never finishes %s, and of nobody else",
  async (_part, bytes) => {
    const socket = connect(portOf(), "127.0.0.1");
    socket.on("error", () => undefined).resume();
    socket.write(bytes);
    await once(socket, "close");
    const whole = await fetch(`http://127.0.0.1:${portOf()}`, {
      method: "POST",
      body: "all of it",
    });
    expect(await whole.text()).toBe("received");
  },
  60_000,
);
