/** The viewing subgraph with a `recordProgress` that writes nothing. */
import "reflect-metadata";
import { serveSubgraph } from "@eightcount/service-kit/graph/serve-subgraph";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import type { RecordProgressInput } from "../dist/src/progress/progress.type.js";
import { viewing as viewingSubgraph } from "../dist/src/subgraph.js";

const config = viewingSubgraph.config(process.env);
const logger = createLogger("viewing");
const viewing = await openSubgraph(viewingSubgraph, { config, logger });
await viewing.warmUp();

const field = viewing.schema.getMutationType()?.getFields().recordProgress;
if (!field) throw new Error("the schema has no recordProgress mutation");
field.resolve = (_root, { input }: { input: RecordProgressInput }) => ({
  danceClass: { classId: input.classId },
  isCurrent: true,
  nextHeartbeatSeconds: 10,
});

await serveSubgraph({
  name: "viewing",
  host: config.host,
  port: config.port,
  metricsPort: null,
  schema: viewing.schema,
  gatewaySecret: config.gatewaySecret,
  logger,
  loaders: viewing.loaders,
  ready: viewing.ready,
  drain: [viewing.close],
});
