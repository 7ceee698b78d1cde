import { readFileSync } from "node:fs";
import {
  arePicturesCompared,
  launchPinnedBrowser,
} from "@eightcount/test-kit/browsers/pinned-browser";
import type { Browser, Page } from "playwright-core";
import { type Traffic, watchTraffic } from "../pages/audit";
import { PHONE_CONTEXT } from "../pages/windows";
import { screenshot } from "./camera";
import { comparePictures } from "./comparePictures";
import { type Picture, readPicture, webpOf } from "./picture";
import { waitUntilStill } from "./waitUntilStill";

const font = readFileSync(
  require.resolve(
    "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  ),
).toString("base64");

const FONT = `@font-face {
  font-family: "Hanken Grotesk Variable"; font-weight: 100 900;
  src: url(data:font/woff2;base64,${font}) format("woff2");
}`;
const STYLE = `
  body { margin: 0; padding: 24px; background: #0d0b10; color: #f4f1f7;
    font: 16px/1.5 "Hanken Grotesk Variable", sans-serif; }
  input { display: block; width: 320px; height: 48px; border: 1px solid #f4f1f7; font: inherit; }
  button { position: relative; width: 160px; height: 48px; margin-top: 24px; border: 0;
    border-radius: 24px; background: #e0117d; color: #fff; font: inherit; }`;

const pageOf = (
  style: string,
) => `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>
  <h1>Sign up</h1><label>Email <input></label>
  <div><button>Sign in</button></div><p>By continuing you agree to the terms.</p>`;

const LAYOUTS = [
  ["desk", { viewport: { width: 1440, height: 900 } }],
  ["phone", PHONE_CONTEXT],
] as const;

let browser: Browser;

beforeAll(async () => {
  if (arePicturesCompared()) browser = await launchPinnedBrowser();
});
afterAll(() => browser?.close());

(arePicturesCompared() ? describe : describe.skip).each(LAYOUTS)(
  "the eyes, on a %s",
  (_layout, options) => {
    let page: Page;
    let traffic: Traffic;
    let stored: Picture;

    async function picture(style: string): Promise<Picture> {
      await page.setContent(pageOf(style));
      await waitUntilStill(page, traffic);
      return (await screenshot(await page.context().newCDPSession(page), page)).read();
    }

    /** Both pictures are decoded from files, as in a run. */
    const differenceOf = async (made: Picture) =>
      comparePictures(stored, await readPicture(await webpOf(made))).difference;

    beforeAll(async () => {
      page = await browser.newPage(options);
      traffic = watchTraffic(page);
      stored = await readPicture(await webpOf(await picture(FONT + STYLE)));
    });
    afterAll(() => page.close());

    it("accept the same page", async () => {
      expect(await differenceOf(await picture(FONT + STYLE))).toBeNull();
    });

    it.each([
      ["a button that moved by 4 px", "button { left: 4px; }"],
      ["a button that sank by 4 px", "button { top: 4px; }"],
      ["a button in another color", "button { background: #2f6fde; }"],
      ["a text in another color", "p { color: #e0117d; }"],
      [
        "a field whose bottom is clipped",
        "label { display: block; height: 66px; overflow: hidden; }",
      ],
    ])("see %s", async (_what, change) => {
      expect(await differenceOf(await picture(FONT + STYLE + change))).toMatch(/differ/);
    });

    it("see a missing font", async () => {
      expect(await differenceOf(await picture(STYLE))).toMatch(/differ/);
    });

    it("see a change below the fold", async () => {
      const taller = "body { min-height: 1200px; }";
      expect(await differenceOf(await picture(FONT + STYLE + taller))).toMatch(/^is .* was /);
    });
  },
);
