import express, { type Request } from "express";
import { z } from "zod";
import { sameOrigin } from "../controls/same-origin";
import { readOtlpJson } from "./otlp-json";
import { tracePage } from "./trace.page";
import { traceListPage } from "./trace-list.page";
import type { TraceFilter, TraceStore } from "./trace-store";

const LIMIT = "8mb";

const filterQuery = z.object({
  name: z.string().max(200).default(""),
  service: z.string().max(200).default(""),
  minMs: z.coerce.number().min(0).catch(0),
  errors: z.enum(["1", "true", "on"]).optional(),
});

function readFilter(request: Request): TraceFilter {
  const parsed = filterQuery.safeParse(request.query);
  if (!parsed.success) return {};
  const { name, service, minMs, errors } = parsed.data;
  return { name, service, minMs, errorsOnly: errors !== undefined };
}

/** The OTLP/HTTP endpoint (JSON only) and the pages that show its traces. */
export function traceRoutes(store: TraceStore, processes: readonly string[]): express.Router {
  const router = express.Router();
  router.post("/otlp/v1/traces", express.json({ limit: LIMIT }), (request, response) => {
    const spans = readOtlpJson(request.body);
    if (!spans) {
      response.status(400).json({ message: "The body is not an OTLP trace export in JSON." });
      return;
    }
    store.add(spans);
    response.json({ partialSuccess: {} });
  });
  router.post(/^\/otlp\/v1\/(metrics|logs)$/, (request, response) => {
    request.resume();
    response.json({});
  });
  router.delete("/traces", sameOrigin, (_request, response) => {
    store.clear();
    response.status(204).end();
  });
  router.get("/traces.json", (request, response) => {
    response.json(store.list(readFilter(request)));
  });
  router.get("/traces/statements.json", (_request, response) => {
    response.json(store.statements());
  });
  router.get("/traces", (request, response) => {
    const filter = readFilter(request);
    const found = { ...store.settled(filter), filter, statements: store.statements() };
    response
      .type("html")
      .send(traceListPage({ ...found, services: store.services(), processes }).text);
  });
  router.get("/traces/:file.json", (request, response) => {
    const spans = store.find(request.params.file);
    if (spans) response.json({ traceId: request.params.file, spans });
    else response.status(404).json({ error: "This trace does not exist or has been removed." });
  });
  router.get("/traces/:id", (request, response) => {
    const spans = store.find(request.params.id);
    response
      .status(spans ? 200 : 404)
      .type("html")
      .send(tracePage(spans).text);
  });
  return router;
}
