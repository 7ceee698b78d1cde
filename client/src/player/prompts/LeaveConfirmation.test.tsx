import { act, screen, waitFor } from "@testing-library/react";
import { Link } from "react-router-dom";
import { renderStage } from "../testing/renderStage";
import { LeaveConfirmation } from "./LeaveConfirmation";
import { ResumeOffer } from "./ResumeOffer";

const around = (
  <nav>
    <a href="/styles">Styles</a>
    <a href="/settings">Settings</a>
    <a href="https://cards.example/gift" target="_blank" rel="noreferrer">
      Buy Gift Card
    </a>
  </nav>
);

const open = () =>
  renderStage({
    around,
    over: (engine) => (
      <>
        <LeaveConfirmation engine={engine} />
        <Link to="/instructors/Noa">Noa</Link>
      </>
    ),
  });

const question = () => screen.queryByRole("dialog", { name: "Leave this class?" });

describe("leaving a playing class", () => {
  it("CAT-NAV-08 asks before a click in the navigation leaves, and follows it on Leave only", async () => {
    const { user, router, advanceTo, leave } = await open();
    const at = () => router.state.location.pathname;
    advanceTo(65);
    await user.click(screen.getByRole("link", { name: "Styles" }));
    expect(question()).toHaveTextContent("We'll save your place at 1:05.");
    expect(at()).toBe("/class/1");
    await user.click(screen.getByRole("button", { name: "Stay" }));
    expect(question()).toBeNull();
    expect(at()).toBe("/class/1");
    await user.click(screen.getByRole("link", { name: "Styles" }));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(at()).toBe("/styles"));
    leave();
  });

  it("CAT-NAV-09 keeps the target of the Settings entry until the member decides", async () => {
    const { user, router, leave } = await open();
    await user.click(screen.getByRole("link", { name: "Settings" }));
    expect(question()).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/settings"));
    leave();
  });

  it("does not ask while paused, on links inside the page, or for a new tab", async () => {
    const { user, router, engine, leave } = await open();
    await user.click(screen.getByRole("link", { name: "Buy Gift Card" }));
    expect(question()).toBeNull();
    await user.click(screen.getByRole("link", { name: "Noa" }));
    expect(question()).toBeNull();
    expect(router.state.location.pathname).toBe("/instructors/Noa");
    act(() => engine.pause());
    screen.getByRole("link", { name: "Styles" }).addEventListener("click", (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    await user.click(screen.getByRole("link", { name: "Styles" }));
    expect(question()).toBeNull();
    leave();
  });
});

describe("returning to a class", () => {
  const openAt = (startAtSeconds: number) =>
    renderStage({
      options: { startAtSeconds },
      over: (engine) => <ResumeOffer engine={engine} resumedAtSeconds={startAtSeconds} />,
    });

  it("AMB-82 resumes, offers to start over, and then to resume again", async () => {
    const { user, engine, leave } = await openAt(125);
    expect(screen.getByText("Resumed at 2:05")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Start over" }));
    expect(engine.position()).toBe(0);
    await user.click(screen.getByRole("button", { name: "Resume at 2:05" }));
    expect(engine.position()).toBe(125);
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Resumed at 2:05")).toBeNull();
    leave();
  });

  it("AMB-82 offers nothing for a class that starts at its beginning", async () => {
    const { leave } = await openAt(0);
    expect(screen.queryByRole("button", { name: "Start over" })).toBeNull();
    leave();
  });
});
