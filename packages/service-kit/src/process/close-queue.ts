import type { Queue } from "bull";
import { succeedsInTime } from "./in-time";

const RESPONSE_MS = 1_000;

/**
 * Waits for the jobs in progress while Redis responds. Without Redis, their end cannot be reported,
 * so they are left, and done again later. Bull itself would wait for Redis without a limit.
 */
export async function closeQueue(queue: Queue): Promise<void> {
  if (await responds(queue)) {
    const closed = queue.close();
    do {
      if (await succeedsInTime(RESPONSE_MS, closed)) return;
    } while (await responds(queue));
  }
  disconnect(queue);
  await succeedsInTime(RESPONSE_MS, queue.close(true));
  // Closing connects again, which a Redis that hangs does not complete.
  disconnect(queue);
}

const responds = (queue: Queue): Promise<boolean> =>
  succeedsInTime(RESPONSE_MS, queue.client.ping());

function disconnect({ clients }: Queue): void {
  for (const client of clients) client.disconnect();
}
