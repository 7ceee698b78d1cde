import { counters } from "./counters";
import type { Metric } from "./metric";

/** Every metric of our own. Libraries add those of HTTP, PostgreSQL clients, and the runtime. */
export const allMetrics: readonly Metric[] = [counters].flatMap((group) => Object.values(group));
