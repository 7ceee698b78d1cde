import { Pool } from "pg";
import { createLogger } from "../logging/logger";
import { AuditLog } from "./audit-log";

const entry = {
  memberId: null,
  action: "signIn",
  outcome: "done",
  address: "203.0.113.1",
  traceId: null,
};
const logger = createLogger("audit-test");
logger.level = "silent";

/** Nothing listens there. */
const unreachable = () => new Pool({ connectionString: "postgresql://nobody@127.0.0.1:1/nothing" });

it("an unavailable database fails no caller and is logged once", async () => {
  const warned = jest.spyOn(logger, "warn");
  const pool = unreachable();
  const log = new AuditLog({ pool, logger });
  for (let times = 0; times < 3; times += 1) {
    log.record(entry);
    await log.drain();
  }
  expect(warned).toHaveBeenCalledTimes(1);
  await pool.end();
  warned.mockRestore();
});

it("does not buffer entries without limit", async () => {
  const warned = jest.spyOn(logger, "warn");
  const written: number[] = [];
  const answers: (() => void)[] = [];
  const query = (_sql: string, [members]: [unknown[]]) => {
    written.push(members.length);
    return new Promise((resolve) => answers.push(() => resolve({ rows: [] })));
  };
  const log = new AuditLog({ pool: { query } as never, logger, maxPending: 2 });
  for (let times = 0; times < 10; times += 1) log.record(entry);
  answers.shift()?.();
  while (answers.length === 0) await Promise.resolve();
  answers.shift()?.();
  await log.drain();
  expect(written).toEqual([1, 2]);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
