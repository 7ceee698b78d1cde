import { launchBrowser } from "@eightcount/test-kit/browsers/browser";
import type { Browser, Page } from "playwright-core";
import { PHONE_CONTEXT } from "../pages/windows";
import * as fixturePages from "./fixture-pages";
import { Hands } from "./hands";

let browser: Browser;
let page: Page;
let hands: Hands;
/** Short timeout, because there is nothing to wait for. */
let hasty: Hands;

const LAYOUTS = [
  ["mouse", { viewport: { width: 1280, height: 800 } }],
  ["finger", PHONE_CONTEXT],
] as const;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const button = (name: string) => page.getByRole("button", { name });
const said = async () => (await page.locator("output").textContent())?.trim();

describe.each(LAYOUTS)("hands with a %s", (kind, options) => {
  beforeAll(async () => {
    page = await browser.newPage(options);
    const touch = kind === "finger";
    hands = new Hands(page, { touch });
    hasty = new Hands(page, { touch, timeout: 1_000 });
  });
  afterAll(() => page.close());

  describe("refuse what a person cannot press", () => {
    it("a card field below the visible part of its frame", async () => {
      await page.setContent(fixturePages.CLIPPED_FRAME);
      const field = page.frameLocator("iframe").getByLabel("Card number");
      await field.waitFor({ state: "attached" });
      await expect(hasty.press(field)).rejects.toThrow(
        /clipped by <div\.card>, which a person cannot scroll/,
      );
      // A script can type there anyway.
      await field.fill("4111");
      expect(await field.inputValue()).toBe("4111");
    });

    it("a covered button, and name what covers it", async () => {
      await page.setContent(fixturePages.COVERED);
      await expect(hasty.press(button("Start"))).rejects.toThrow(
        /'Start' \}\) cannot be pressed: it is covered at \(\d+, \d+\) by <div\.cookies role="region" label="Cookies"/,
      );
    });

    it("a link without height", async () => {
      await page.setContent(fixturePages.FLAT_LINK);
      await expect(hasty.press(page.locator("a"))).rejects.toThrow(/has no size: \d+ × 0 px/);
    });

    it("a button in a box that only a script can scroll", async () => {
      await page.setContent(fixturePages.HIDDEN_OVERFLOW);
      await expect(hasty.press(button("Shelved"))).rejects.toThrow(/clipped by <div\.shelf>/);
    });

    it("a button below a window that does not scroll", async () => {
      await page.setContent(fixturePages.LOCKED_WINDOW);
      await expect(hasty.press(button("Behind"))).rejects.toThrow(/clipped by the window/);
    });

    it("a disabled button", async () => {
      await page.setContent(fixturePages.DISABLED);
      await expect(hasty.press(button("Later"))).rejects.toThrow(/is disabled/);
    });

    it("an invisible button and a missing one", async () => {
      await page.setContent(fixturePages.INVISIBLE);
      await expect(hasty.press(button("Ghost"))).rejects.toThrow(/is invisible/);
      await expect(hasty.press(button("Nowhere"))).rejects.toThrow(/never appeared/);
    });
  });

  describe("reach what a person reaches", () => {
    it("a button far below the fold, by scrolling", async () => {
      await page.setContent(fixturePages.BELOW_THE_FOLD);
      await hands.press(button("Far"));
      expect(await said()).toBe("Far");
    });

    it("a button at the end of a list that scrolls both ways within the page", async () => {
      await page.setContent(fixturePages.SCROLLED_LIST);
      await hands.press(button("Last"));
      expect(await said()).toBe("Last");
    });

    it("a button under a fixed header, by scrolling further", async () => {
      await page.setContent(fixturePages.STICKY_HEADER);
      await hands.press(button("Under"));
      expect(await said()).toBe("Under");
    });

    it("a button that stops moving", async () => {
      await page.setContent(fixturePages.MOVING);
      await hands.press(button("Slow"));
      expect(await said()).toBe("Slow");
      expect((await button("Slow").boundingBox())?.x).toBe(200);
    });

    it("a button of a vendor's sheet in a shadow tree", async () => {
      await page.setContent(fixturePages.SHADOW_SHEET);
      await hands.press(button("Pay"));
      expect(await page.title()).toBe("paid");
    });

    it("a field of a frame of the right height", async () => {
      await page.setContent(fixturePages.WHOLE_FRAME);
      const field = page.frameLocator("iframe").getByLabel("Card number");
      await hands.type(field, "4111");
      expect(await field.inputValue()).toBe("4111");
    });
  });

  describe("fill in a form", () => {
    beforeAll(() => page.setContent(fixturePages.FORM));

    it("typing replaces what was there", async () => {
      await hands.type(page.getByLabel("Email"), "ada@example.com");
      expect(await page.getByLabel("Email").inputValue()).toBe("ada@example.com");
      await hands.type(page.getByLabel("Email"), "");
      expect(await page.getByLabel("Email").inputValue()).toBe("");
    });

    it.each(["United States", "Canada", "Germany"])("a list offers %s", async (country) => {
      await hands.choose(page.getByLabel("Country"), country);
      expect(await page.getByLabel("Country").inputValue()).toBe(country);
    });

    it("a list rejects a missing option", async () => {
      await expect(hands.choose(page.getByLabel("Country"), "Atlantis")).rejects.toThrow(
        /does not offer "Atlantis"/,
      );
    });

    it("a checkbox drawn by its label is pressed there, not on the link inside", async () => {
      const box = page.getByRole("checkbox", { name: /I agree/ });
      await hands.tick(box);
      expect(await box.isChecked()).toBe(true);
      await hands.untick(box);
      expect(await box.isChecked()).toBe(false);
      expect(await said()).toBe("");
    });

    it("a slider goes to a value", async () => {
      for (const value of [3, 10, 0]) {
        await hands.slide(page.getByRole("slider"), value);
        expect(await page.getByRole("slider").inputValue()).toBe(String(value));
      }
    });
  });
});

describe("a mouse", () => {
  beforeAll(async () => {
    page = await browser.newPage();
    hands = new Hands(page);
    hasty = new Hands(page, { timeout: 1_000 });
  });
  afterAll(() => page.close());

  it("does not press a button that a menu covers on hover", async () => {
    await page.setContent(fixturePages.MENU);
    await expect(hasty.press(button("Opener"))).rejects.toThrow(/covered .* by <nav/);
  });

  it("reveals controls that appear only on hover", async () => {
    await page.setContent(fixturePages.FADING_CONTROLS);
    await hands.press(button("Loop"));
    expect(await said()).toBe("Loop");
  });
});
