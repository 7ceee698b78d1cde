import type { Browser } from "playwright-core";
import { openBrowser, Visit } from "./visit";

const FIRED = "window.hasFired=true";
const PAYLOADS = [
  `<script>${FIRED}</script>`,
  `"><img src=x onerror=${FIRED}>`,
  `<svg onload=${FIRED}>`,
  `</script><iframe srcdoc="<script>parent.${FIRED}</script>">`,
  `javascript:${FIRED}//{{constructor.constructor('${FIRED}')()}}`,
] as const;

/** Pages that show a name from the address that nothing in the catalog has. */
const NAMED = [
  `/public/styles/${encodeURIComponent(PAYLOADS[1])}`,
  `/public/instructors/${encodeURIComponent(PAYLOADS[2])}`,
  `/public/playlist/${encodeURIComponent(PAYLOADS[3])}`,
];

const KEYS = [
  "email",
  "plan-choice",
  "post-sign-up",
  "progress",
  "remembered-path",
  "signed-out-at",
  "surveyed",
  "verification-pending",
];

/** Runs in the page before its own scripts. */
function fillStorage(keys: readonly string[]): void {
  // A blank page has no storage.
  if (window.location.protocol === "about:") return;
  const texts = [
    "<img src=x onerror=window.hasFired=true>",
    "javascript:window.hasFired=true",
    '{"__proto__":{"href":"javascript:window.hasFired=true"}}',
  ];
  for (const [index, key] of keys.entries()) {
    const text = texts[index % texts.length] ?? "";
    window.localStorage.setItem(`eightcount.${key}`, text);
    window.sessionStorage.setItem(`eightcount.${key}`, text);
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Returns whether a payload's markup became an element, and whether its script ran. */
function injectedMarkup({ page }: Visit): Promise<unknown> {
  return page.evaluate(() => ({
    hasFired: "hasFired" in window,
    elements: document.querySelectorAll("img[src='x'], [onerror], [onload], iframe[srcdoc]").length,
    links: document.querySelectorAll("[href^='javascript:'], [src^='javascript:']").length,
  }));
}
const nothing = { hasFired: false, elements: 0, links: 0 };

describe("markup in addresses is rendered as text", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await Visit.start(browser);
  });
  afterAll(() => visit?.context.close());

  it.each(PAYLOADS)("the address of a search: %s", async (payload) => {
    await visit.page.goto(`/public/search?${encodeURIComponent(payload)}`);
    await visit.page.getByRole("heading", { name: `SEARCH RESULTS FOR ${payload}` }).waitFor();
    expect(await injectedMarkup(visit)).toEqual(nothing);
  });

  it.each(NAMED)("an unknown name: %s", async (path) => {
    await visit.page.goto(path);
    await visit.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await injectedMarkup(visit)).toEqual(nothing);
  });

  // A content-security report would mean that the script was only stopped at the last moment.
  it("the content security policy blocked nothing", () => expect(visit.complaints).toEqual([]));
});

it("markup in the browser's storage is rendered as text", async () => {
  const visit = await Visit.start(browser);
  await visit.page.addInitScript(fillStorage, KEYS);
  for (const path of ["/signin", "/registration"]) {
    await visit.page.goto(path);
    await visit.page.getByRole("main").waitFor();
    expect(await injectedMarkup(visit)).toEqual(nothing);
  }
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});
