import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { launchBrowser } from "@eightcount/test-kit/browsers/browser";
import type { Browser, Locator, Page } from "playwright-core";
import { configTable } from "../config";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";

jest.setTimeout(60_000);

const BUCKETS = ["0.1", "0.2", "+Inf"];
const OPERATIONS = ["Search", "Home", "Save", "Pause", "Share", "Rate", "Loop", "Mirror", "Jog"];

/** A process that has just started, and has served each operation more often at each scrape. */
function gateway(): Server {
  let scrapes = 0;
  const name = "eightcount_operation_duration";
  const linesOf = (operation: string, index: number) => {
    const count = scrapes * 30 * (OPERATIONS.length - index);
    const labels = `graphql_operation_name="${operation}"`;
    const buckets = BUCKETS.map((le) => `${name}_bucket{${labels},le="${le}"} ${count}`);
    return [`${name}_count{${labels}} ${count}`, ...buckets];
  };
  const lookups = (result: string, count: number) =>
    `eightcount_cache_lookups_total{eightcount_cache_name="plans",eightcount_cache_result="${result}"} ${count}`;
  return createServer((_request, response) => {
    scrapes += 1;
    const lines = ["process_uptime 1000000", "nodejs_eventloop_utilization 0.125"];
    const cache = [lookups("hit", scrapes * 3), lookups("miss", scrapes)];
    response.end([...lines, ...cache, ...OPERATIONS.flatMap(linesOf)].join("\n"));
  });
}

let target: Server;
let sandbox: TestSandbox;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  target = gateway();
  await new Promise<void>((resolve) => target.listen(0, "127.0.0.1", resolve));
  const { port } = target.address() as AddressInfo;
  const urls = [`gateway=http://127.0.0.1:${port}/metrics`, "viewing=http://127.0.0.1:1/metrics"];
  sandbox = await testSandbox({ EIGHTCOUNT_SANDBOX_METRICS_URLS: urls.join(",") });
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(`${sandbox.url}/traces`);
});
afterAll(async () => {
  await browser?.close();
  await sandbox?.close();
  target.closeAllConnections();
  target.close();
});

const chart = (title: string): Locator => page.getByRole("region", { name: title });
const cells = (row: Locator): Promise<readonly string[]> => row.getByRole("cell").allTextContents();
const requestsOf = (operation: string): Locator =>
  chart("Requests").getByRole("row", { name: operation });

describe("the live charts", () => {
  it("draw what the processes report, without a reload", async () => {
    await chart("Event loop").getByRole("row", { name: "gateway" }).waitFor();
    expect(await cells(chart("Event loop").getByRole("row", { name: "gateway" }))).toEqual([
      "12.5%",
      "12.5%",
    ]);
    // A second scrape has something to compare with.
    await requestsOf("Search").waitFor();
    expect((await cells(requestsOf("Search")))[1]).toMatch(/^\d+(\.\d+)?\/s$/);
    await chart("Latency").getByRole("row", { name: "p99" }).waitFor();
    expect(await chart("Requests").locator("canvas").count()).toBe(1);
    const plans = await cells(chart("Cache hits").getByRole("row", { name: "plans" }));
    expect(plans).toEqual(["75%", "75%"]);
    await chart("Cache hits").getByRole("columnheader", { name: "Lowest" }).waitFor();
  });

  it("name a process that does not respond, and say what is empty", async () => {
    await page.getByRole("status").filter({ hasText: "Not responding: viewing" }).waitFor();
    await chart("Errors").getByText("No errors yet.").waitFor();
  });

  it("show the operations that matter most, and all others as one line", async () => {
    expect(await chart("Requests").getByRole("rowheader").allTextContents()).toEqual([
      ...OPERATIONS.slice(0, 6),
      "3 others",
    ]);
  });

  it("keep the focus while their values change", async () => {
    const link = requestsOf("Home").getByRole("link");
    await link.focus();
    for (let drawn = 0; drawn < 2; drawn += 1) {
      await page.waitForResponse("**/traces/charts.json?since=*");
    }
    expect(await link.evaluate((element) => element.matches(":focus"))).toBe(true);
  });

  it("can be read by everybody", async () => {
    await page.addScriptTag({ path: require.resolve("axe-core") });
    const { violations } = (await page.evaluate("axe.run()")) as {
      violations: readonly { id: string; nodes: readonly { html: string }[] }[];
    };
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it("lead to the traces of an operation, whose page starts with them", async () => {
    await requestsOf("Search").getByRole("link").click();
    await page.waitForURL("**/traces?name=Search");
    expect(await page.getByLabel("Span name").inputValue()).toBe("Search");
    expect(await chart("Requests").isVisible()).toBe(false);
    await page.getByText("Live metrics").click();
    await requestsOf("Search").waitFor();
  });

  it("stand still while they are paused", async () => {
    await page.getByRole("button", { name: "Pause" }).click();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.waitForTimeout(4_000);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.waitForRequest("**/traces/charts.json?since=*");
    expect(asked).not.toEqual([]);
  });

  it("fit a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await requestsOf("Search").waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  });
});

it("a sandbox without processes says so", async () => {
  const alone = await testSandbox();
  const text = await (await fetch(`${alone.url}/traces`)).text();
  await alone.close();
  expect(text).toContain("No process&#39;s metrics are read.");
});

it("refuses addresses that are none", () => {
  const env = { EIGHTCOUNT_SANDBOX_METRICS_URLS: "gateway" };
  expect(() => loadConfig(configTable, env)).toThrow("must be a name, =, and a URL");
});
