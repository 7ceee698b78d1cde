import express from "express";
import { z } from "zod";
import type { ChartHistory } from "./chart-history";
import type { MetricScraper } from "./metric-scraper";

const sinceQuery = z.object({ since: z.coerce.number().min(0).catch(0) });

/** The charts' values. Asking for them makes the scrapes more frequent for a while. */
export function chartRoutes(history: ChartHistory, scraper: MetricScraper): express.Router {
  const router = express.Router();
  router.get("/traces/charts.json", (request, response) => {
    scraper.watch();
    const { since } = sinceQuery.parse(request.query);
    response
      .set("cache-control", "no-store")
      .json({ silent: scraper.silent, ...history.since(since) });
  });
  return router;
}
