import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { TIMEOUT_MS } from "./hands/timeout";

const at = (path: string) => fetch(`${journeyStack().site}${path}`, { redirect: "manual" });

/** The server can respond with 404 only after it has loaded the catalog's names. */
async function waitForNames(): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while ((await at("/public/styles/No-Such-Style")).status !== 404) {
    if (Date.now() > deadline)
      throw new Error("the server did not read the catalog's names in time");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe("status of an address", () => {
  beforeAll(waitForNames);

  it.each([
    ["/", 200],
    ["/signin", 200],
    ["/dashboard", 200],
    ["/public", 200],
    ["/public/catalog?level=Beginner", 200],
    ["/public/search?dancehall", 200],
    ["/public/styles/Dancehall", 200],
    ["/public/styles/hip-hop", 200],
    ["/public/instructors/Noa-Adeyemi", 200],
    ["/public/playlist/Island-Sunday", 200],
    ["/no-such-page", 404],
    ["/public/no-such-page", 404],
    ["/public/styles/No-Such-Style", 404],
    ["/public/styles/Island-Sunday", 404],
    ["/public/instructors/Nobody", 404],
    ["/public/playlist/Nothing", 404],
    ["/help/nonsense", 404],
  ])("ROUTE-28 %s is the app with %i", async (path, status) => {
    const answer = await at(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toMatch("text/html");
  });

  it.each([
    ["/robots.txt", "text/plain"],
    ["/sitemap.xml", "application/xml"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/favicon.ico", "image/"],
    ["/favicon.svg", "image/svg+xml"],
    ["/apple-touch-icon.png", "image/png"],
  ])("%s is itself", async (path, type) => {
    const answer = await at(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(type);
    expect(await answer.text()).not.toMatch(/<html/i);
  });

  it.each(["/manifest.json", "/index.html", "/assets/gone.js", "/logo.png", "/.env"])(
    "%s is missing, and never a page",
    async (path) => {
      const answer = await at(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).not.toMatch("text/html");
    },
  );

  it("every page of the sitemap exists", async () => {
    const sitemap = await (await at("/sitemap.xml")).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page]) => page ?? "");
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) expect([page, (await fetch(page)).status]).toEqual([page, 200]);
  });
});
