import { act, fireEvent, screen } from "@testing-library/react";
import { renderStage } from "../../testing/renderStage";

const ROW_HEIGHT = 40;
const PANEL_HEIGHT = 160;
const HEAD_HEIGHT = 40;
const ENTRIES = 20;
const ENTRY_SECONDS = 15;

const timestamps = Array.from({ length: ENTRIES }, (_, index) => ({
  seconds: index * ENTRY_SECONDS,
  title: `Part ${index}`,
  sectionHeading: "Choreography",
}));

const rect = (top: number, height: number) =>
  ({ top, bottom: top + height, height, left: 0, right: 0, width: 0, x: 0, y: top }) as DOMRect;

/** Fakes a layout, because jsdom has none. Rows are stacked below a sticky header. */
function layOut() {
  const plain = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    if (this.matches("aside")) return rect(0, PANEL_HEIGHT);
    if (this.matches("header")) return rect(0, HEAD_HEIGHT);
    const row = this.closest("button");
    const place = Number(
      /^Part (\d+)/.exec(row?.querySelector("b")?.textContent ?? "")?.[1] ?? Number.NaN,
    );
    const scrolled = this.closest("aside")?.scrollTop ?? 0;
    return Number.isNaN(place)
      ? rect(0, 0)
      : rect(HEAD_HEIGHT + place * ROW_HEIGHT - scrolled, ROW_HEIGHT);
  };
  const heights = {
    clientHeight: { configurable: true, get: () => PANEL_HEIGHT },
    scrollHeight: { configurable: true, get: () => HEAD_HEIGHT + ENTRIES * ROW_HEIGHT },
  };
  Object.defineProperties(HTMLElement.prototype, heights);
  return () => {
    Element.prototype.getBoundingClientRect = plain;
    for (const name of Object.keys(heights)) Reflect.deleteProperty(HTMLElement.prototype, name);
  };
}

let restore: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  restore = layOut();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

const panel = () => screen.getByRole("complementary", { name: "Timestamps" });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** True if the current entry is fully visible and not behind the header. */
function isInView(): boolean {
  const box = panel().querySelector("[aria-current]")?.getBoundingClientRect();
  return box !== undefined && box.top >= HEAD_HEIGHT && box.bottom <= PANEL_HEIGHT;
}

describe("the timestamps panel follows the film", () => {
  it("VIEW-TOC-03 shows the current entry where a class is resumed", async () => {
    const { leave } = await renderStage({ options: { timestamps, startAtSeconds: 200 } });
    expect(panel()).toHaveTextContent("Part 13");
    expect(isInView()).toBe(true);
    leave();
  });

  it("VIEW-TOC-05 shows the current entry after a seek, during playback, and at the end", async () => {
    const { engine, advanceTo, leave } = await renderStage({ options: { timestamps } });
    act(() => engine.seek(100));
    expect(isInView()).toBe(true);
    for (let second = 100; second <= 300; second += ENTRY_SECONDS) {
      advanceTo(second);
      expect(isInView()).toBe(true);
    }
    act(() => engine.seek(0));
    expect(isInView()).toBe(true);
    leave();
  });

  it("never hides an entry behind the sticky header", async () => {
    const { advanceTo, leave } = await renderStage({
      options: { timestamps, startAtSeconds: 200 },
    });
    for (let second = 200; second >= 0; second -= ENTRY_SECONDS) {
      advanceTo(second);
      expect(isInView()).toBe(true);
    }
    leave();
  });

  it("pauses after manual scrolling and follows again later", async () => {
    const { advanceTo, leave } = await renderStage({ options: { timestamps } });
    fireEvent.wheel(panel());
    panel().scrollTop = 500;
    advanceTo(60);
    expect(panel().scrollTop).toBe(500);
    pass(10_000);
    expect(isInView()).toBe(true);
    leave();
  });

  it("never scrolls the page", async () => {
    const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    const intoView = jest.fn();
    Element.prototype.scrollIntoView = intoView;
    const { engine, leave } = await renderStage({ options: { timestamps } });
    act(() => engine.seek(290));
    expect(scroll).not.toHaveBeenCalled();
    expect(intoView).not.toHaveBeenCalled();
    expect(document.documentElement.scrollTop).toBe(0);
    leave();
  });
});
