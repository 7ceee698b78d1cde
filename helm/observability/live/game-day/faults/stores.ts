import { randomUUID } from "node:crypto";
import { type Fault, hanging, repeatedly, times } from "../fault.ts";

const EVENT = `INSERT INTO outbox_event (id, topic, version, payload) VALUES ($1, $2, 1, '{}')`;

const FAILED_MAIL = "eightcount:events-mail:failed";

export const storeFaults: readonly Fault[] = [
  {
    title: "a migration locks the positions",
    alerts: ["ProgressWritesFailing", "ProgressRoomFilling", "DatabasePoolExhausted"],
    cause: async ({ product, evening }) => {
      const unlock = await product.lock(
        "viewing",
        "LOCK TABLE class_record IN ACCESS EXCLUSIVE MODE",
      );
      const stop = repeatedly(200, () => times(10, () => evening.dance()));
      const stopReading = repeatedly(200, () =>
        times(10, () => evening.graph.send("OwnDancingQuery", {}, evening.member)),
      );
      return async () => {
        stop();
        stopReading();
        await unlock();
      };
    },
  },
  {
    title: "a session locks the outbox of viewing",
    alerts: ["DatabaseSilent"],
    cause: ({ product }) =>
      product.lock("viewing", "LOCK TABLE outbox_event IN ACCESS EXCLUSIVE MODE"),
  },
  {
    title: "a session holds an event of billing",
    alerts: ["OutboxStuck"],
    cause: async ({ product }) => {
      const pool = product.pool("billing");
      const id = randomUUID();
      await pool.query(EVENT, [id, "game-day.held"]);
      // A parked event waits, so that it can be locked before the relay may send it.
      const parked = (at: string) =>
        pool.query(`UPDATE outbox_event SET parked_at = ${at}, sent_at = NULL WHERE id = $1`, [id]);
      await parked("now()");
      const unlock = await product.lock(
        "billing",
        `SELECT FROM outbox_event WHERE id = '${id}' FOR KEY SHARE`,
      );
      await parked("NULL");
      return async () => {
        await unlock();
        await pool.query("DELETE FROM outbox_event WHERE topic = 'game-day.held'");
      };
    },
  },
  {
    title: "an event that matches no contract",
    alerts: ["EventsParked"],
    cause: async ({ product }) => {
      await product.pool("billing").query(EVENT, [randomUUID(), "game-day.unknown"]);
      return async () => {
        await product
          .pool("billing")
          .query("DELETE FROM outbox_event WHERE topic = 'game-day.unknown'");
      };
    },
  },
  hanging("redis", "Redis hangs", ["RedisSilent"]),
  {
    title: "Redis dies",
    alerts: ["StreamsUncounted"],
    cause: async ({ product, evening }) => {
      const stop = repeatedly(100, () => evening.watch());
      product.signal("redis", "SIGKILL");
      return stop;
    },
  },
  {
    title: "a job used up its attempts",
    alerts: ["JobsGivenUp"],
    cause: async ({ product }) => {
      await product.redis(`ZADD ${FAILED_MAIL} 1 game-day`);
      return () => product.redis(`ZREM ${FAILED_MAIL} game-day`);
    },
  },
];
