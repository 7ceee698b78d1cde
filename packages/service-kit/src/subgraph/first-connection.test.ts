import { connect, createServer, type Server } from "node:net";
import { type TestDatabase, testDatabase } from "@eightcount/test-kit/databases/test-database";
import { Pool } from "pg";
import { createLogger } from "../logging/logger";
import { connectFirst } from "./first-connection";

const logger = createLogger("test");
logger.level = "silent";
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase("billing");
});
afterAll(() => database.close());

/** Stands before the database, and says nothing to its first connections. */
async function silentDoor(silences: number) {
  const { hostname, port } = new URL(database.url);
  let connections = 0;
  const door: Server = createServer((socket) => {
    connections += 1;
    socket.on("error", () => undefined);
    if (connections <= silences) return;
    const behind = connect(Number(port), hostname).on("error", () => undefined);
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const url = new URL(database.url);
  url.port = String((door.address() as { port: number }).port);
  url.hostname = "127.0.0.1";
  const pool = new Pool({ connectionString: url.href, max: 1, connectionTimeoutMillis: 200 });
  const ask = () => connectFirst(() => pool.query("SELECT 1 AS one"), logger);
  const close = async () => {
    await pool.end();
    door.close();
  };
  return { ask, close, connections: () => connections };
}

it("waits for a database that accepts the first connections late", async () => {
  const { ask, close, connections } = await silentDoor(2);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  expect(connections()).toBe(3);
  await close();
});

it("gives up on a database that never accepts one", async () => {
  const { ask, close, connections } = await silentDoor(100);
  await expect(ask()).rejects.toThrow("timeout");
  expect(connections()).toBe(4);
  await close();
});

it("passes every other error on at once", async () => {
  const connectOnce = jest.fn(() => Promise.reject(new Error("connect ECONNREFUSED 127.0.0.1:1")));
  await expect(connectFirst(connectOnce, logger)).rejects.toThrow("ECONNREFUSED");
  expect(connectOnce).toHaveBeenCalledTimes(1);
});
