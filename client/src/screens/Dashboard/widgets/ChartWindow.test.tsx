import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ChartHeader } from "./ChartHeader";
import { ChartWindow } from "./ChartWindow";
import type { Bucket } from "./chartRules";

const DAY_MS = 86_400_000;
const NEWEST = Date.parse("2026-11-20T00:00:00Z");

/** Days back from Nov 20, 2026; each day's `beginner` count says how far back it is. */
const daysBack = (count: number, from = 0): Bucket[] =>
  Array.from({ length: count }, (_, index) => ({
    timeRef: new Date(NEWEST - (from + index) * DAY_MS).toISOString(),
    beginner: from + index,
    intermediate: 1,
    advanced: 2,
  }));

let resize: (width: number) => void = () => undefined;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(5 * 48);
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = (width) => callback([{ contentRect: { width } } as ResizeObserverEntry], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.restoreAllMocks());

interface DaysProps {
  readonly initiallyLoaded: number;
  readonly total: number;
  /** Number of times that loading older days fails. */
  readonly failures: number;
}

/** Chart window that loads older days thirty at a time. */
function Days({ initiallyLoaded, total, failures }: DaysProps) {
  const [loaded, setLoaded] = useState(initiallyLoaded);
  const [failed, setFailed] = useState(0);
  const load = () => {
    if (failed < failures) setFailed(failed + 1);
    else setLoaded(Math.min(total, loaded + 30));
  };
  return (
    <ChartWindow
      period="DAY"
      newestFirst={daysBack(loaded)}
      older={{ hasMore: loaded < total, isLoading: false, load }}
      header={(slides) => <ChartHeader period="DAY" onChange={() => undefined} slides={slides} />}
    />
  );
}

/** Opens the table, which has the same bars as the chart but needs no rendering of SVG. */
async function open(initiallyLoaded: number, total = initiallyLoaded, failures = 0) {
  const user = userEvent.setup();
  render(<Days initiallyLoaded={initiallyLoaded} total={total} failures={failures} />);
  await user.click(screen.getByRole("button", { name: "Show as table" }));
  await screen.findByRole("table", { name: "Classes taken by level" });
  return user;
}

const widthOf = (rect: Element) => Number(rect.getAttribute("width"));
const bars = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => Number(within(row).getAllByRole("cell").at(-1)?.textContent));
const earlier = () => screen.getByRole("button", { name: "Earlier" });
const later = () => screen.getByRole("button", { name: "Later" });

describe("the window on the bars", () => {
  it("shows a skeleton until its width is known", () => {
    jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(0);
    render(<Days initiallyLoaded={4} total={4} failures={0} />);
    expect(screen.getByRole("status", { name: "Loading your chart" })).toBeVisible();
  });

  it("CAT-CHART-05 three weeks have bars as narrow as a year's, and whole numbers on the axis", async () => {
    jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(16 * 48);
    const { container } = render(<Days initiallyLoaded={3} total={3} failures={0} />);
    const barWidths = () => [...container.querySelectorAll("svg rect[rx][fill^='#']")].map(widthOf);
    await waitFor(() => expect(barWidths()).toHaveLength(8), { timeout: 20_000 });
    for (const width of barWidths()) expect(width).toBeLessThan(30);
    for (const label of ["0", "1", "2", "3", "4", "5"]) {
      expect(screen.getByText(label, { selector: "svg *" })).toBeInTheDocument();
    }
  }, 30_000);

  it("CAT-CHART-06 left is inactive when no more bars exist, right at the start", async () => {
    const user = await open(10);
    expect(bars()).toEqual([0, 1, 2, 3]);
    expect(later()).toBeDisabled();
    expect(earlier()).toBeEnabled();
    await user.click(earlier());
    expect(bars()).toEqual([4, 5, 6, 7]);
    expect(later()).toBeEnabled();
    await user.click(earlier());
    expect(bars()).toEqual([6, 7, 8, 9]);
    expect(earlier()).toBeDisabled();
    await user.click(later());
    await user.click(later());
    expect(bars()).toEqual([0, 1, 2, 3]);
    expect(later()).toBeDisabled();
  });

  it("CAT-CHART-06 if all bars fit, both buttons are disabled", async () => {
    await open(4);
    expect(earlier()).toBeDisabled();
    expect(later()).toBeDisabled();
  });

  it("CAT-CHART-05 the number of bars follows the width, also when it changes", async () => {
    await open(40);
    expect(bars()).toHaveLength(4);
    act(() => resize(10 * 48));
    expect(bars()).toHaveLength(9);
    act(() => resize(3 * 48 + 47));
    expect(bars()).toHaveLength(2);
  });

  it("CAT-CHART-07 loads older bars ahead of time and stops at the end", async () => {
    const user = await open(8, 11);
    for (let slide = 0; slide < 3; slide += 1) await user.click(earlier());
    expect(bars()).toEqual([7, 8, 9, 10]);
    expect(earlier()).toBeDisabled();
  });

  it("older bars that failed to load can be requested again", async () => {
    const user = await open(8, 11, 2);
    for (let press = 0; press < 4; press += 1) await user.click(earlier());
    expect(bars()).toEqual([7, 8, 9, 10]);
    expect(earlier()).toBeDisabled();
  });

  it("the table has a row per bar with its date, its total and its levels", async () => {
    const user = await open(5);
    const row = within(screen.getByRole("row", { name: /Nov 17/ }));
    expect(row.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["6", "2", "1", "3"]);
    await user.click(screen.getByRole("button", { name: "Show as chart" }));
    expect(screen.queryByRole("table")).toBeNull();
  });
});
