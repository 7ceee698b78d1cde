import { screen, within } from "@testing-library/react";
import { renderStage } from "../../testing/renderStage";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const panel = () => screen.getByRole("complementary", { name: "Timestamps" });

describe("the timestamps panel", () => {
  it("can be closed and opened", async () => {
    const { user, leave } = await renderStage();
    await user.click(within(panel()).getByRole("button", { name: "Close timestamps" }));
    expect(within(panel()).queryByRole("list")).toBeNull();
    await user.click(within(panel()).getByRole("button", { name: "Open timestamps" }));
    expect(within(panel()).getByRole("list")).toBeVisible();
    leave();
  });

  it("VIEW-TOC-04 its sections open and close", async () => {
    const { user, leave } = await renderStage();
    const heading = within(panel()).getByRole("button", { name: "Choreography" });
    expect(heading).toHaveAttribute("aria-expanded", "true");
    await user.click(heading);
    expect(heading).toHaveAttribute("aria-expanded", "false");
    expect(within(panel()).queryByText("Counts 1-8")).toBeNull();
    expect(within(panel()).getByRole("list")).toHaveTextContent("Bounce");
    await user.click(heading);
    expect(within(panel()).getByRole("list")).toHaveTextContent("Counts 1-8");
    leave();
  });

  it("VIEW-TOC-05 the marked entry advances when the film passes the next one", async () => {
    const { advanceTo, leave } = await renderStage();
    const marked = () => panel().querySelector("[aria-current]")?.textContent;
    advanceTo(99.9);
    expect(marked()).toMatch("Bounce");
    advanceTo(100);
    expect(marked()).toMatch("Counts 1-8");
    leave();
  });

  it("reports a click on an entry as a timestamp click", async () => {
    const { log, user, engine, leave } = await renderStage();
    await user.click(within(panel()).getByRole("button", { name: /Counts 9-16/ }));
    expect(engine.position()).toBe(130);
    expect(log).toHaveBeenCalledWith("timeStamp", "Counts 9-16", 130);
    leave();
  });

  it("VIEW-TOC-07 a class without timestamps has no panel", async () => {
    const { leave } = await renderStage({ options: { timestamps: [] } });
    expect(screen.queryByRole("complementary")).toBeNull();
    leave();
  });
});
