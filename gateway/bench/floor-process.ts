/**
 * A process without framework: reads a request, does its hops and its statement, and responds with as
 * many bytes as the real one. Started with its plan as JSON in FLOOR_PLAN.
 */
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { Pool } from "pg";
import type { FloorPlan, Hop } from "./floor-plan.ts";

const plan = JSON.parse(process.env.FLOOR_PLAN ?? "") as FloorPlan;
const agent = new Agent({ keepAlive: true, maxSockets: 128 });
const pool = plan.databaseUrl ? new Pool({ connectionString: plan.databaseUrl, max: 10 }) : null;
const body = Buffer.alloc(plan.responseBytes, "x");

async function readWhole(stream: IncomingMessage): Promise<void> {
  for await (const _ of stream);
}

function send({ port, requestBytes }: Hop): Promise<void> {
  const headers = { "content-type": "application/json", "content-length": String(requestBytes) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, method: "POST", path: "/graphql", headers, agent },
      (response) => readWhole(response).then(resolve, reject),
    );
    sent.on("error", reject);
    sent.end(Buffer.alloc(requestBytes, "x"));
  });
}

const server = createServer(async (incoming, response) => {
  await readWhole(incoming);
  for (const hop of plan.hops) await send(hop);
  for (const { name, text } of plan.statements) await pool?.query({ name, text });
  response.setHeader("content-type", "application/json");
  response.setHeader("content-length", String(body.length));
  response.end(body);
});
server.listen(plan.port, "127.0.0.1", () => process.stdout.write("ready\n"));
process.once("SIGTERM", () => process.exit(0));
