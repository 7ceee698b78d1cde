import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { counters } from "@eightcount/rules/telemetry/registry";
import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { RedisConnection } from "@eightcount/service-kit/limits/redis-connection";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { type TestRedis, testRedis } from "@eightcount/test-kit/redis/test-redis";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import { aMember, anId } from "../testing/viewing-fixture";
import { StreamRepository } from "./stream.repository";
import { StreamService } from "./stream.service";

const viewer = aMember();
const held = { kind: "held" };

let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.close());

/** A Redis whose answers can be held back, as by a machine that hangs. */
async function hangingRedis() {
  const { hostname, port, pathname } = new URL(redis.url);
  const open: Socket[] = [];
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const end of [socket, onward]) end.on("error", () => undefined);
    socket.pipe(onward).pipe(socket);
    open.push(onward, socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    hang: () => {
      for (const socket of open) {
        socket.unpipe();
        socket.resume();
      }
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** The service as the subgraph constructs it, with a log that the test reads. */
async function openService(redisUrl: string) {
  const quiet = createLogger("streams-test");
  quiet.level = "silent";
  const logger = createLogger("streams-test");
  logger.level = "silent";
  const warned = jest.spyOn(logger, "warn");
  const redisConnection = new RedisConnection({ redisUrl, logger: quiet, prefix: "" });
  await redisConnection.open();
  const service = new StreamService({
    streams: new StreamRepository({ redisConnection, limit: 2, moment: () => null }),
    facts: { find: async (classId) => ({ classId, durationSeconds: 1_800, level: 5 }) },
    attempts: new AttemptLimits(redisConnection),
    logger,
  });
  return { service, warned, close: () => redisConnection.close() };
}

const aStream = () => ({ streamId: anId(), classId: anId() });

it("without Redis, every stream plays, each is counted, and one line is logged", async () => {
  const counts = recordCounts();
  const { service, warned, close } = await openService("redis://127.0.0.1:1");
  for (let streams = 0; streams < 5; streams += 1) {
    const stream = aStream();
    expect(await service.start(viewer, stream)).toEqual(held);
    expect(await service.keep(viewer, stream)).toEqual(held);
    expect(await service.takeOver(viewer, { ...stream, stopping: anId() })).toEqual(held);
    expect(await service.end(viewer, { streamId: stream.streamId })).toEqual(held);
  }
  expect(counts.of(counters.streamsUnlimited)).toHaveLength(20);
  expect(warned.mock.calls.map(([, message]) => message)).toEqual([
    "streams cannot be counted; all of them may play",
  ]);
  counts.stop();
  await close();
});

it("with a Redis that hangs, a stream plays within seconds", async () => {
  const hanging = await hangingRedis();
  const { service, close } = await openService(hanging.url);
  await service.start(viewer, aStream());
  await service.start(viewer, aStream());
  expect(await service.start(viewer, aStream())).toMatchObject({ kind: "tooMany" });
  hanging.hang();
  const since = Date.now();
  expect(await service.start(viewer, aStream())).toEqual(held);
  expect(Date.now() - since).toBeLessThan(10_000);
  await close();
  hanging.close();
});
