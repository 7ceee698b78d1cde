import { gauge, observedCounter } from "./metric";

/** What a process uses. The event loop's metrics come from OpenTelemetry's instrumentation. */
export const processMetrics = {
  memoryUsage: gauge({
    name: "process.memory.usage",
    unit: "By",
    description: "Resident memory of the process.",
  }),
  cpuTime: observedCounter({
    name: "process.cpu.time",
    unit: "s",
    description: "CPU time of the process.",
    attributes: ["cpuMode"],
  }),
  uptime: gauge({
    name: "process.uptime",
    unit: "s",
    description: "Time since the process started.",
  }),
  poolConnections: gauge({
    name: "eightcount.database.pool.connections",
    unit: "{connection}",
    description: "Open PostgreSQL connections of a pool. All of them are its idle and used ones.",
    attributes: ["pool", "connectionState"],
  }),
  poolWaiting: gauge({
    name: "eightcount.database.pool.waiting",
    unit: "{request}",
    description: "Requests that wait for a connection of a pool.",
    attributes: ["pool"],
  }),
} as const;
