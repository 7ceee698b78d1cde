import { act, screen, within } from "@testing-library/react";
import type { Section } from "./anchors";
import { openProfile } from "./testing/profileScene";

const WINDOW = 900;
const PAGE = 1_900;
/** Distances of the sections from the top of the page. */
const TOPS: Record<Section, number> = { details: 320, security: 740, privacy: 1_450 };
/** What the sticky rows take of the window. */
const STICKY = 148;

let scrollY = 0;
const define = (target: object, name: string, get: () => number) =>
  Object.defineProperty(target, name, { configurable: true, get });

beforeEach(() => {
  scrollY = 0;
  define(window, "scrollY", () => scrollY);
  define(window, "innerHeight", () => WINDOW);
  define(document.documentElement, "scrollHeight", () => PAGE);
  const topOf = (element: Element) => TOPS[element.getAttribute("data-section") as Section] ?? 0;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, topOf(this) - scrollY);
  });
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollY = Math.min(topOf(this) - STICKY, PAGE - WINDOW);
  };
});
afterEach(() => jest.restoreAllMocks());

const jumps = () => within(screen.getByRole("navigation", { name: "On this page" }));
const current = () =>
  jumps()
    .getAllByRole("link", { current: "location" })
    .map(({ textContent }) => textContent);
const scrollTo = (top: number) => {
  scrollY = top;
  act(() => void window.dispatchEvent(new Event("scroll")));
};

it("marks the section that is read, and the last one at the page's end", async () => {
  await openProfile();
  expect(current()).toEqual(["Details"]);
  scrollTo(600);
  expect(current()).toEqual(["Security"]);
  scrollTo(PAGE - WINDOW);
  expect(current()).toEqual(["Privacy & data"]);
  scrollTo(0);
  expect(current()).toEqual(["Details"]);
});

it("marks the section that was jumped to, even if it cannot reach the top", async () => {
  const { user } = await openProfile();
  TOPS.security = 1_300;
  await user.click(jumps().getByRole("link", { name: "Security" }));
  scrollTo(scrollY);
  expect(scrollY).toBe(PAGE - WINDOW);
  expect(current()).toEqual(["Security"]);
  scrollTo(200);
  expect(current()).toEqual(["Details"]);
});

it("no heading says the same as another", async () => {
  await openProfile();
  const names = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("Privacy & data");
  expect(names).not.toContain("Privacy");
});
