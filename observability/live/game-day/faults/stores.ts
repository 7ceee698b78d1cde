import { randomUUID } from "node:crypto";
import { type Fault, hanging, repeatedly, times } from "../fault.ts";

const EVENT = `INSERT INTO outbox_event (id, topic, version, payload) VALUES ($1, $2, 1, '{}')`;

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
      const id = randomUUID();
      // Written and locked in one moment, so that the relay never sees it free.
      const pool = product.pool("billing");
      const writer = await product.lock("billing", "LOCK TABLE outbox_event IN EXCLUSIVE MODE");
      void pool.query(EVENT, [id, "game-day.held"]).catch(() => undefined);
      return async () => {
        await writer();
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
  hanging("redis", "Redis hangs", ["RedisSilent", "StreamsUncounted"]),
];
