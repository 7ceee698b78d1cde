import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act } from "@testing-library/react";
import { DEBOUNCE_MS, LOAD_DISTANCE_PX, LONG_LIST_LOAD_DISTANCE_PX } from "../components/LoadMore";
import { conditionBelow } from "../design/theme/breakpoints";
import { BAR_STEP_PX, barsPerView } from "../screens/Dashboard/widgets/chartRules";
import { renderRoute } from "../testing/renderRoute";

const read = (file: string) => readFileSync(join(__dirname, "../..", file), "utf8");

/** The page size each operation asks a list for. */
function sizesOf(field: string): Record<string, number> {
  const texts: string[] = Object.values(JSON.parse(read("persisted-operations.json")));
  const entries = texts.flatMap((text) => {
    const name = /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? "";
    const count = /\$count: Int = (\d+)/.exec(text)?.[1] ?? "";
    const asked = new RegExp(`\\b${field}\\([^()]*first: (\\d+|\\$count)`).exec(text)?.[1];
    return asked === undefined ? [] : [[name, Number(asked.replace("$count", count))]];
  });
  return Object.fromEntries(entries);
}

describe("measures of the layout", () => {
  it("CONST-08 the funnel changes at 900, others at 1200, 1300, 1000, 790, 600 and 500 px", () => {
    const widths = ["funnel", "desktop", "wide", "compact", "shell", "survey", "small"] as const;
    expect(widths.map(conditionBelow)).toEqual(
      [899, 1199, 1299, 1000, 790, 600, 500].map((width) => `(max-width: ${width}px)`),
    );
  });

  it("CONST-21 a bar takes 48 px, lists load 350 and 450 px before their end, throttled 50 ms", () => {
    expect(BAR_STEP_PX).toBe(48);
    expect(barsPerView(48 * 10)).toBe(9);
    expect([LOAD_DISTANCE_PX, LONG_LIST_LOAD_DISTANCE_PX, DEBOUNCE_MS]).toEqual([350, 450, 50]);
  });
});

describe("sizes of pages", () => {
  it("CONST-17 are 10, 16, 20, 100, 10 per kind, 5, 3 and 8", () => {
    expect(sizesOf("classes")).toMatchObject({
      StyleScreenQuery: 10,
      StyleClassesPaginationQuery: 10,
      PlaylistScreenQuery: 10,
      InstructorScreenQuery: 10,
    });
    expect(sizesOf("history")).toMatchObject({ HistoryScreenQuery: 10 });
    expect(sizesOf("danceClasses")).toMatchObject({
      ClassesScreenQuery: 16,
      ClassResultsPaginationQuery: 16,
    });
    expect(sizesOf("savedClasses")).toMatchObject({ SavedScreenQuery: 20 });
    expect(sizesOf("search")).toMatchObject({ SearchScreenQuery: 10 });
    expect(sizesOf("moreFromInstructor")).toMatchObject({ ClassPageScreenQuery: 5 });
    expect(sizesOf("recommendedClasses")).toMatchObject({
      DashboardScreenQuery: 8,
      RecommendedListingPaginationQuery: 8,
    });
    // The two the graph itself decides: classes begun, and what the questionnaire answers with.
    const schema = read("schema.graphql");
    expect(/classRecords\([^)]*first: Int = (\d+)/.exec(schema)?.[1]).toBe("100");
    expect(/"""\s*(\w+) classes[^"]*"""\s+onboardingRecommendations\(/.exec(schema)?.[1]).toBe(
      "Three",
    );
  });
});

describe("the app's root", () => {
  it("CONST-26 has a flag after the app has been running for five seconds", async () => {
    jest.useFakeTimers();
    const root = document.createElement("div");
    root.id = "root";
    document.body.append(root);
    await renderRoute("/public/styles", { as: "visitor" });
    const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
    await pass(4_999);
    expect(root).not.toHaveAttribute("data-app-ready");
    await pass(1);
    expect(root).toHaveAttribute("data-app-ready", "true");
    root.remove();
    jest.useRealTimers();
  });
});
