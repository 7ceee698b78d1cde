import { Readiness } from "@eightcount/service-kit/http/http-process";
import { loadClientConfig, publicConfigOf } from "./config.ts";
import { createPageRenderer } from "./page.ts";
import { contentSources } from "./securityHeaders.ts";
import { HTML } from "./testing/builtFolder.ts";
import { closeApps, serveApp } from "./testing/serveApp.ts";

const readiness = new Readiness(() => Promise.resolve());
let base: string;

beforeAll(async () => {
  base = await serveApp({ EIGHTCOUNT_PUBLIC_URL: "https://dance.example" }, readiness);
});

afterAll(closeApps);

describe("client server", () => {
  it("serves the page at every path of the app, in the path's theme", async () => {
    const styles = await (await fetch(`${base}/public/styles`)).text();
    expect(styles).toContain('data-theme="stage"');
    const signIn = await (await fetch(`${base}/signin`)).text();
    expect(signIn).toContain('data-theme="house"');
  });

  it("makes the page revalidate and caches assets for a year", async () => {
    const page = await fetch(`${base}/classes`);
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const asset = await fetch(`${base}/assets/index-1.js`);
    expect(asset.headers.get("cache-control")).toContain("immutable");
  });

  it("sends the compressed file to clients that accept it", async () => {
    const asset = await fetch(`${base}/assets/index-1.js`, {
      headers: { "accept-encoding": "br" },
    });
    expect(asset.headers.get("content-encoding")).toBe("br");
    expect(await asset.text()).toBe("console.log(1)");
    const plain = await fetch(`${base}/assets/index-1.js`, {
      headers: { "accept-encoding": "identity" },
    });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe("console.log(1)");
  });

  it("returns 404 for a missing asset instead of the page", async () => {
    expect((await fetch(`${base}/assets/gone.js`)).status).toBe(404);
  });

  it("never serves the page without its configuration", async () => {
    const page = await fetch(`${base}/index.html`);
    expect(page.status).toBe(404);
    expect(await page.text()).toBe("Not found");
    for (const spelling of ["//index.html", "/index%2ehtml", "/a/%2e%2e/index%2Ehtml"]) {
      const other = await fetch(base + spelling);
      expect([spelling, other.status]).toEqual([spelling, 404]);
    }
  });

  it("serves the files next to the page, but no folders", async () => {
    const icon = await fetch(`${base}/icon.svg`);
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect((await fetch(`${base}/assets`, { redirect: "manual" })).status).toBe(404);
    expect((await fetch(`${base}//assets`, { redirect: "manual" })).status).toBe(404);
  });

  it.each([
    ["/", 200],
    ["/public/styles", 200],
    ["/public/styles/Dancehall", 200],
    ["/class/anything", 200],
    ["/registration/nonsense", 200],
    ["/no-such-page", 404],
    ["/public/no-such-page", 404],
    ["/public/styles/No-Such-Style", 404],
    ["/public/instructors/Dancehall", 404],
    ["/settings/nonsense", 404],
    ["/%E0%A4%A", 404],
    ["/public/styles/%E0%A4%A", 404],
  ])("ROUTE-28 %s is the app with %i", async (path, status) => {
    const page = await fetch(base + path);
    expect(page.status).toBe(status);
    expect(page.headers.get("content-type")).toMatch("text/html");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(await page.text()).toContain("traceSampleRate");
  });

  it.each([
    "/favicon.ico",
    "/manifest.json",
    "/wp-login.php",
    "/.env",
    "/a/b.tar",
    "/public/styles/x.png",
    "/assets",
    "/.vite/manifest.json",
  ])("%s is missing, in words and never as a page", async (path) => {
    const missing = await fetch(base + path);
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-type")).toMatch("text/plain");
  });

  it("allows crawlers only the public pages and names the sitemap", async () => {
    const robots = await fetch(`${base}/robots.txt`);
    expect(robots.headers.get("content-type")).toMatch("text/plain");
    const lines = (await robots.text()).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "User-agent: *",
        "Allow: /public/",
        "Disallow: /",
        "Sitemap: https://dance.example/sitemap.xml",
      ]),
    );
  });

  it("ROUTE-40 lists the public pages, those of the catalog included", async () => {
    const sitemap = await fetch(`${base}/sitemap.xml`);
    expect(sitemap.headers.get("content-type")).toMatch("xml");
    const pages = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);
    expect(pages).toEqual([
      "https://dance.example/public/catalog",
      "https://dance.example/public/styles",
      "https://dance.example/public/instructors",
      "https://dance.example/public/playlist",
      "https://dance.example/public/terms",
      "https://dance.example/public/styles/Hip-Hop",
      "https://dance.example/public/instructors/K_os",
      "https://dance.example/public/playlist/R%26B-%3C3",
    ]);
  });

  it.each(["bytes=9-1", "bytes=9000-1", "bytes=9000-9001"])(
    "says in words that a file has no range %s, and lets nobody keep that",
    async (range) => {
      for (const encoding of ["br", "identity"]) {
        const wrong = await fetch(`${base}/assets/index-1.js`, {
          headers: { range, "accept-encoding": encoding },
        });
        expect([wrong.status, await wrong.text()]).toEqual([416, "Range Not Satisfiable"]);
        expect(wrong.headers.get("cache-control")).toBe("no-store");
      }
    },
  );

  it.each(["/assets/%E0%A4%A", "/assets/%00", "/%00", "/robots.txt%00", "/assets/..%2f..%2fx"])(
    "says in words what is wrong with %s",
    async (path) => {
      const wrong = await fetch(base + path);
      expect(wrong.status).toBeGreaterThanOrEqual(400);
      expect(wrong.status).toBeLessThan(500);
      expect(await wrong.text()).not.toMatch(/ at |node_modules|Error:/);
    },
  );

  it.each([
    "/",
    "/assets/index-1.js",
    "/assets/gone.js",
    "/no-such-page",
    "/robots.txt",
    "/livez",
    "/readyz",
  ])("%s is never guessed at, and may not ask for camera, microphone or place", async (path) => {
    const { headers } = await fetch(base + path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const policy = headers.get("permissions-policy") ?? "";
    for (const denied of ["camera=()", "microphone=()", "geolocation=()"]) {
      expect(policy).toContain(denied);
    }
  });

  it("permits the wallet's payment sheet and every feature that the player uses", async () => {
    const policy = (await fetch(base)).headers.get("permissions-policy") ?? "";
    expect(policy).toContain("payment=(self)");
    expect(policy).not.toMatch(
      /fullscreen|autoplay|encrypted-media|picture-in-picture|screen-wake-lock/,
    );
  });

  it.each(["/classes", "/assets/index-1.js", "/icon.svg"])("%s rejects writes", async (path) => {
    const refused = await fetch(base + path, { method: "POST" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("is alive and ready, and not ready while it drains", async () => {
    expect((await fetch(`${base}/livez`)).status).toBe(200);
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    readiness.drain();
    expect((await fetch(`${base}/readyz`)).status).toBe(503);
  });
});

describe("content security", () => {
  it("names the provider and the media origin, and nothing for paths of this site", () => {
    const outside = loadClientConfig({
      RECURLY_JS_URL: "https://js.recurly.com/v4/recurly.js",
      RECURLY_JS_API: "https://api.recurly.com/js/v1",
      MEDIA_BASE_URL: "https://media.eightcount.example/films",
    });
    const sources = contentSources(outside);
    expect(sources["script-src"]).toEqual([
      "'self'",
      "https://js.recurly.com",
      "https://api.recurly.com",
    ]);
    expect(sources["media-src"]).toContain("https://media.eightcount.example");
    const inside = contentSources(loadClientConfig({ RECURLY_JS_URL: "/recurly.js" }));
    expect(inside["script-src"]).toEqual(["'self'"]);
    expect(inside["frame-src"]).toEqual(["'self'"]);
  });

  it("allows reCAPTCHA's script and frames only if it is configured, from the sources Google documents", () => {
    const site = { RECAPTCHA_SITE_KEY: "site-key" };
    const sources = contentSources(
      loadClientConfig({ ...site, EIGHTCOUNT_CAPTCHA_PROVIDER: "recaptcha" }),
    );
    const vendor = "https://www.google.com/recaptcha/";
    expect(sources["script-src"]).toEqual(["'self'", vendor, "https://www.gstatic.com/recaptcha/"]);
    expect(sources["frame-src"]).toEqual([
      "'self'",
      vendor,
      "https://recaptcha.google.com/recaptcha/",
    ]);
    for (const EIGHTCOUNT_CAPTCHA_PROVIDER of ["", "altcha", "test"]) {
      const own = JSON.stringify(
        contentSources(loadClientConfig({ ...site, EIGHTCOUNT_CAPTCHA_PROVIDER })),
      );
      expect(own).not.toMatch(/google|gstatic/);
    }
  });

  it("allows a bank's challenge in a frame but no script of it in the page", () => {
    const sources = contentSources(
      loadClientConfig({ RECURLY_JS_URL: "https://js.recurly.com/v4/recurly.js" }),
    );
    expect(sources["frame-src"]).toContain("https:");
    expect(sources["script-src"]).not.toContain("https:");
  });
});

describe("page", () => {
  it("escapes configuration values", () => {
    const config = publicConfigOf(loadClientConfig({}));
    const evil = { ...config, giftCardUrl: "https://x.example/</script><script>alert(1)" };
    const page = createPageRenderer(HTML, evil)("/");
    expect(page).not.toContain("</script><script>alert");
    const block = /eightcount-config">([^<]*)</.exec(page)?.[1] ?? "";
    expect(JSON.parse(block)).toEqual(evil);
  });
});
