import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { GraphClient, Heartbeat } from "./graph-client.ts";

const CLASSES = 60;

export async function publishClasses(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const ids = Array.from({ length: CLASSES }, () => randomUUID());
  await client.query(
    `INSERT INTO class_fact (class_id, duration_seconds, level, published_at)
     SELECT id, 3600, 5, now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await client.end();
  return ids;
}

export class Player {
  readonly memberId = randomUUID();
  readonly sessionId = randomUUID();
  readonly classId: string;
  acknowledged: Heartbeat | null = null;
  #sequence = 0;

  constructor(classId: string) {
    this.classId = classId;
  }

  next(): Heartbeat {
    this.#sequence += 1;
    const { memberId, classId, sessionId } = this;
    return {
      memberId,
      classId,
      sessionId,
      sequence: this.#sequence,
      positionSeconds: 200 + 10 * this.#sequence,
      // Less than the time between two heartbeats, so that every second is credited.
      dancedSeconds: 200 + 2 * this.#sequence,
    };
  }

  acknowledge(heartbeat: Heartbeat): void {
    const isNewer = heartbeat.sequence > (this.acknowledged?.sequence ?? 0);
    if (isNewer) this.acknowledged = heartbeat;
  }
}

export const makePlayers = (count: number, classIds: readonly string[]): readonly Player[] =>
  Array.from({ length: count }, (_, index) => new Player(classIds[index % classIds.length] ?? ""));

export interface LoadResult {
  /** Milliseconds from the time a heartbeat was due to its acknowledgment. */
  readonly latencies: readonly number[];
  readonly acknowledged: number;
  readonly failed: number;
  /** Worst delay of the generator itself, in milliseconds. */
  readonly generatorLagMs: number;
}

export interface LoadPlan {
  readonly client: GraphClient;
  readonly players: readonly Player[];
  readonly perSecond: number;
  readonly seconds: number;
}

/** Open model. Heartbeats are due at fixed times, and latency counts from the due time. */
export async function load({ client, players, perSecond, seconds }: LoadPlan): Promise<LoadResult> {
  const total = perSecond * seconds;
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  let failed = 0;
  let generatorLagMs = 0;
  const start = performance.now();
  const send = async (player: Player, due: number) => {
    const heartbeat = player.next();
    if (await client.send(heartbeat)) {
      latencies.push(performance.now() - due);
      player.acknowledge(heartbeat);
    } else failed += 1;
  };
  for (let index = 0; index < total; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    generatorLagMs = Math.max(generatorLagMs, performance.now() - due);
    const player = players[index % players.length];
    if (player) pending.push(send(player, due));
  }
  await Promise.all(pending);
  return { latencies, acknowledged: latencies.length, failed, generatorLagMs };
}
