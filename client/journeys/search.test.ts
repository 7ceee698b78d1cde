import type { Browser } from "playwright-core";
import { accessibilityViolations } from "./pages/layout";
import { memberVisit } from "./pages/membership";
import { openBrowser, type Visit } from "./visit";

let browser: Browser;
let visit: Visit;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

beforeAll(async () => {
  browser = await openBrowser();
  visit = await memberVisit(browser, "FreeAccess");
});

afterAll(() => browser?.close());

const box = ({ page }: Visit) => page.getByRole("combobox", { name: "Search Text" }).first();

describe("searching in Chromium", () => {
  it(
    "suggestions follow the typed text, tolerate typos, and open a style by keyboard alone",
    step(async (visit) => {
      const { page, hands } = visit;
      await page.goto("/styles");
      await hands.type(box(visit), "reggeton");
      await page.getByRole("option", { name: "Reggaeton, Style" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await hands.key("ArrowDown");
      await hands.key("Enter");
      await visit.arrives("/styles/Reggaeton");
      await page.getByRole("heading", { name: "Reggaeton", level: 1 }).waitFor();
      expect(await page.getByRole("listbox").count()).toBe(0);
    }),
  );

  it(
    "no letter is lost while the list reopens",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.type(box(visit), "d");
      await page.getByRole("listbox").waitFor();
      for (const letter of ["a", "n"]) {
        await hands.key("Escape");
        await page.getByRole("listbox").waitFor({ state: "detached" });
        await hands.write(letter);
        await page.getByRole("listbox").waitFor();
      }
      expect(await box(visit).inputValue()).toBe("dan");
    }),
  );

  it(
    "CAT-SRCH-16 CAT-SRCH-17 text of any kind survives the address, a reload and going back",
    step(async (visit) => {
      const { page, hands } = visit;
      for (const text of ["R&B = #1 + 50% 🕺", "ריקוד"]) {
        await hands.type(box(visit), text);
        await hands.key("Enter");
        await visit.arrives(`/search?${encodeURIComponent(text)}`);
        await page.reload();
        await page.getByRole("heading", { name: `SEARCH RESULTS FOR ${text}` }).waitFor();
      }
      await page.goBack();
      await page.getByRole("heading", { name: "SEARCH RESULTS FOR R&B" }).waitFor();
    }),
  );

  it(
    "an empty box lists recent searches, which can be cleared",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.type(box(visit), "");
      await page.getByRole("option", { name: "ריקוד" }).waitFor();
      await hands.press(page.getByRole("option", { name: "Clear recent searches" }));
      await page.getByRole("listbox").waitFor({ state: "detached" });
    }),
  );
});
