import { type TestDatabase, testDatabase } from "@eightcount/test-kit/databases/test-database";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "../generated/client";
import { publishedClassRepository } from "./published-class.repository";

/** Longer than a transaction may take by Prisma's default. */
const SLOW_MS = 5_300;

let database: TestDatabase;
let prisma: PrismaClient;
beforeAll(async () => {
  database = await testDatabase("catalogue");
  prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: database.url }) });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.close();
});

/** Keeps the transaction open. */
const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW_MS);

it("stores a publication that takes longer than Prisma's default timeout", async () => {
  const event = { topic: "slow.publication", version: 1, payload: {} };
  const stored = await publishedClassRepository(prisma).save([], () => {
    wait();
    return [event];
  });
  expect(stored).toBe(1);
  expect(await prisma.outboxEvent.findMany()).toMatchObject([event]);
});
