import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { ChartHistory } from "./chart-history";
import { MetricScraper } from "./metric-scraper";

const START_MS = 1_790_000_000_000;

async function serving(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { server, url: `http://127.0.0.1:${port}/metrics`, close };
}

it("draws who responds, and names who does not", async () => {
  const up = await serving((_request, response) =>
    response.end("process_uptime 9\nnodejs_eventloop_utilization 0.5\nunknown_total 1"),
  );
  const down = await serving((_request, response) => response.writeHead(503).end("busy 1"));
  const history = new ChartHistory();
  const targets = { gateway: up.url, viewing: down.url, billing: "http://127.0.0.1:1/metrics" };
  const scraper = new MetricScraper(targets, history, () => START_MS);
  await scraper.scrape();
  expect(scraper.silent).toEqual(["viewing", "billing"]);
  const drawn = history.since(0).charts.filter(({ lines }) => lines.length > 0);
  expect(drawn).toEqual([{ id: "event-loop", lines: [{ label: "gateway", values: [0.5] }] }]);
  up.close();
  down.close();
});

it("asks again after a scrape, sooner while somebody watches", async () => {
  let scrapes = 0;
  const target = await serving((_request, response) => {
    scrapes += 1;
    response.end();
  });
  const scraper = new MetricScraper({ gateway: target.url }, new ChartHistory());
  scraper.start();
  while (scrapes === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const startedAt = performance.now();
  scraper.watch();
  while (scrapes === 1) await new Promise((resolve) => setTimeout(resolve, 20));
  // Unwatched, the next one would be due after fifteen seconds.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await scraper.stop();
  target.close();
});

it("stops at once, even while a process does not respond", async () => {
  const target = await serving(() => undefined);
  const scraper = new MetricScraper({ gateway: target.url }, new ChartHistory());
  scraper.start();
  await once(target.server, "request");
  const startedAt = performance.now();
  await scraper.stop();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  target.close();
});
