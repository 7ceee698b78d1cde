import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createGraph, type MemoryGraph } from "../../testing/graph/graph";
import { aClass, aStyle } from "../../testing/graph/world/catalogue";
import { renderPage } from "../../testing/renderPage";
import { renderRoute } from "../../testing/renderRoute";
import { OnboardingScreen } from "./OnboardingScreen";
import { OnboardingStepScreen } from "./OnboardingStepScreen";

const named = (...names: readonly string[]) => names.map((name) => aStyle({ name }));

function open(
  at: string,
  provoke: (graph: MemoryGraph) => void = () => undefined,
  styles = named("Jazz Funk", "Heels"),
) {
  const graph = createGraph({ styles });
  provoke(graph);
  return renderPage({
    routes: [
      { path: "/onboarding", element: <OnboardingScreen /> },
      { path: "/onboarding/:step", element: <OnboardingStepScreen /> },
    ],
    at,
    world: graph,
  });
}

const press = (page: ReturnType<typeof open>, name: string) =>
  page.user.click(screen.getByRole("button", { name }));

beforeEach(() => {
  window.localStorage.clear();
});

describe("onboarding", () => {
  it("FUN-ONB-01 the landing page has a Start and a Skip button; FUN-ONB-02 Skip leads to /registration", async () => {
    const page = open("/onboarding");
    expect(screen.getByRole("link", { name: "Start" })).toBeVisible();
    await page.user.click(screen.getByRole("link", { name: "Skip" }));
    expect(page.path()).toBe("/registration");
  });

  it("FUN-ONB-03 Start leads to /onboarding/rate-yourself", async () => {
    const page = open("/onboarding");
    await page.user.click(screen.getByRole("link", { name: "Start" }));
    expect(page.path()).toBe("/onboarding/rate-yourself");
  });

  it("the space in a two-word style name is visible", async () => {
    open("/onboarding/choose-styles");
    expect(await screen.findByText("Jazz Funk")).toHaveStyle({ wordSpacing: "0.16em" });
  });

  it("FUN-ONB-04 the stairs rise evenly, and the tenth fills the space above its number", () => {
    open("/onboarding/rate-yourself");
    const stairs = [...document.querySelectorAll<HTMLElement>("[aria-hidden] i")];
    const shares = stairs.map(({ style }) => Number.parseFloat(style.height));
    expect(shares).toHaveLength(11);
    for (const { parentElement } of stairs) expect(parentElement?.children).toHaveLength(1);
    expect(shares.at(-1)).toBe(100);
    const steps = shares.slice(1).map((share, index) => share - (shares[index] ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(8.8);
  });

  it("FUN-ONB-04 q1 is a skill slider 0 to 10, step 1", () => {
    open("/onboarding/rate-yourself");
    const slider = screen.getByRole("slider", { name: /rate your dancing/ });
    expect(slider).toHaveAttribute("min", "0");
    expect(slider).toHaveAttribute("max", "10");
    expect(slider).toHaveAttribute("step", "1");
    expect(slider).toHaveValue("0");
    fireEvent.change(slider, { target: { value: "4" } });
    expect(slider).toHaveAttribute("aria-valuetext", "4, Intermediate");
  });

  it("FUN-ONB-05 q2 has the two choices less and more than 40 minutes", async () => {
    const page = open("/onboarding/how-much-time");
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    await page.user.click(screen.getByRole("radio", { name: /More than 40 minutes/ }));
    expect(screen.getByRole("radio", { name: /More than 40 minutes/ })).toBeChecked();
  });

  it("FUN-ONB-06 q3 asks for a good workout, getting better at dance, or both", () => {
    open("/onboarding/goal");
    for (const name of ["A good workout", "Get better at dance", "Both"]) {
      expect(screen.getByRole("radio", { name })).toBeVisible();
    }
  });

  it("FUN-ONB-07 q4 is a multi-select of style tiles; FUN-ONB-12 Next waits for at least one", async () => {
    const page = open("/onboarding/choose-styles");
    const next = screen.getByRole("button", { name: "Next" });
    expect(next).toBeDisabled();
    expect(screen.getByText("Choose at least one to continue.")).toBeVisible();
    expect(next).toHaveAccessibleDescription("Choose at least one to continue.");
    await page.user.click(await screen.findByRole("button", { name: "Heels" }));
    await page.user.click(screen.getByRole("button", { name: "Jazz Funk" }));
    expect(next).toHaveAccessibleDescription("");
    expect(screen.getByText("2 chosen")).toBeVisible();
    expect(screen.getByRole("button", { name: "Next" })).toBeEnabled();
    await page.user.click(screen.getByRole("button", { name: "Heels" }));
    await page.user.click(screen.getByRole("button", { name: "Jazz Funk" }));
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  });

  it("FUN-ONB-09 goes q1, q2, q3, q4, s1 in five steps; FUN-ONB-14 Next on the last leads to /registration", async () => {
    const page = open("/onboarding/rate-yourself");
    const seen = [page.path()];
    expect(screen.getByRole("img", { name: "Step 1 of 5" })).toBeVisible();
    for (let step = 0; step < 5; step += 1) {
      if (page.path()?.endsWith("choose-styles")) {
        await page.user.click(await screen.findByRole("button", { name: "Heels" }));
      }
      await press(page, "Next");
      seen.push(page.path());
    }
    expect(seen).toEqual([
      "/onboarding/rate-yourself",
      "/onboarding/how-much-time",
      "/onboarding/goal",
      "/onboarding/choose-styles",
      "/onboarding/results",
      "/registration",
    ]);
  });

  it("FUN-ONB-10 the bottom bar has Back, Next and Skip on question steps", () => {
    open("/onboarding/goal");
    expect(screen.getByRole("button", { name: "Back" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Next" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Skip" })).toHaveAttribute("href", "/registration");
  });

  it("FUN-REG-04 every link to the registration keeps the visitor's registration version", async () => {
    const landing = open("/onboarding?registration_version=spring");
    expect(screen.getByRole("link", { name: "Skip" })).toHaveAttribute(
      "href",
      "/registration/spring",
    );
    await landing.user.click(screen.getByRole("link", { name: "Start" }));
    expect(screen.getByRole("link", { name: "Skip" })).toHaveAttribute(
      "href",
      "/registration/spring",
    );
    cleanup();
    const last = open("/onboarding/results");
    await press(last, "Next");
    expect(last.path()).toBe("/registration/spring");
  });

  it("FUN-ONB-24 the tiles follow the display order, whatever order the graph returns", async () => {
    const names = ["Jazz", "Heels", "KPOP", "Waacking", "Jazz Funk", "Hip Hop"];
    open("/onboarding/choose-styles", undefined, named(...names));
    await screen.findByRole("button", { name: "Heels" });
    const tiles = within(screen.getByRole("group", { name: "Styles" })).getAllByRole("button");
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      "Jazz Funk",
      "Heels",
      "Hip Hop",
      "KPOP",
      "Jazz",
      "Waacking",
    ]);
  });

  it("FUN-ONB-08 the results show the recommended classes", async () => {
    const world = { classes: [aClass({ songName: "Fits You Well" })] };
    await renderRoute("/onboarding/results", { as: "visitor", world });
    expect(await screen.findByText(/Fits You Well/)).toBeVisible();
  });

  it("FUN-ONB-11 Skip is hidden on the last step, which requests classes that fit the answers", async () => {
    window.localStorage.setItem(
      "onboardingPref",
      JSON.stringify({
        skillLevel: 3,
        timePreferenceMinutes: 40,
        prefStyles: [{ id: "Style-heels", name: "Heels" }],
      }),
    );
    const page = open("/onboarding/results");
    expect(screen.queryByRole("link", { name: "Skip" })).toBeNull();
    await waitFor(() => expect(page.callsOf("ResultsStepQuery")).toHaveLength(1));
    expect(page.callsOf("ResultsStepQuery")[0]?.variables).toMatchObject({
      preferences: { skillLevel: 3, timePreferenceMinutes: 40, styleIds: ["Style-heels"] },
    });
  });

  it("failing to load the results does not block the sign-up", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const page = open("/onboarding/results", (graph) => graph.fail("ResultsStepQuery"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/couldn't load your classes/);
    await press(page, "Next");
    expect(page.path()).toBe("/registration");
    quiet.mockRestore();
  });

  it("styles that failed to load can be retried", async () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const page = open("/onboarding/choose-styles", (graph) => graph.fail("StylesStepQuery"));
    await screen.findByRole("alert");
    page.graph.heal("StylesStepQuery");
    await press(page, "Try again");
    expect(await screen.findByRole("button", { name: "Heels" })).toBeVisible();
    quiet.mockRestore();
  });

  it("FUN-ONB-13 Back at step 0 leaves answering mode", async () => {
    const page = open("/onboarding/rate-yourself");
    await press(page, "Back");
    expect(page.path()).toBe("/onboarding");
    expect(screen.getByRole("link", { name: "Start" })).toBeVisible();
  });

  it("FUN-ONB-15 visiting /onboarding resets the step index to 0", () => {
    window.localStorage.setItem("onboardingStep", "3");
    open("/onboarding");
    expect(window.localStorage.getItem("onboardingStep")).toBe("0");
  });

  it("FUN-ONB-25 a reload in mid-questionnaire resumes with earlier answers", async () => {
    const page = open("/onboarding/how-much-time");
    await page.user.click(screen.getByRole("radio", { name: /Less than 40 minutes/ }));
    await press(page, "Next");
    expect(window.localStorage.getItem("onboardingStep")).toBe("2");
    const address = page.path() ?? "";
    cleanup();
    const again = open(address);
    expect(screen.getByRole("img", { name: "Step 3 of 5" })).toBeVisible();
    expect(window.localStorage.getItem("onboardingStep")).toBe("2");
    await press(again, "Back");
    expect(screen.getByRole("radio", { name: /Less than 40 minutes/ })).toBeChecked();
  });

  it("FUN-ONB-22 the o parameter of the address changes the order of the steps", async () => {
    const page = open("/onboarding?o=q3-q1-s1");
    await page.user.click(screen.getByRole("link", { name: "Start" }));
    expect(page.path()).toBe("/onboarding/goal");
    await press(page, "Next");
    expect(page.path()).toBe("/onboarding/rate-yourself");
  });

  it("an unknown step leads back to the landing page", () => {
    expect(open("/onboarding/nonsense").path()).toBe("/onboarding");
  });
});
