import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createMockEnvironment } from "relay-test-utils";
import { openEngine } from "../player/engine/testing/openEngine";
import { deviceStorage } from "../storage/deviceStorage";
import { SurveyGate } from "./SurveyGate";
import { surveyAfterClass } from "./surveyAfterClass";
import { dueSurvey, initialSurvey, showSurvey } from "./surveyState";
import { surveyStore } from "./surveyStore";

const device = deviceStorage(() => window.localStorage);
const danceClass = { classId: "class-1", songName: "Run It Back" };

function open() {
  const environment = createMockEnvironment();
  const router = createMemoryRouter([{ path: "*", element: <SurveyGate /> }], {
    initialEntries: ["/class/class-1"],
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return { environment, at: () => router.state.location.pathname };
}

const show = (returnPath: string | null = "/history") =>
  act(async () => surveyStore.set(showSurvey(dueSurvey(danceClass), returnPath)));
const slider = () => screen.findByRole("slider", { name: "Difficulty" });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
type Mock = ReturnType<typeof createMockEnvironment>;
const respond = (environment: Mock, rateClass: object) =>
  act(async () =>
    environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { rateClass } }),
  );

beforeEach(() => {
  window.localStorage.clear();
  surveyStore.set(initialSurvey);
});

describe("the survey after a class", () => {
  it("SURV-02 has a slider from 1 to 5 that starts at 3, with words at 1, 3 and 5", async () => {
    open();
    await show();
    const scale = (await slider()) as HTMLInputElement;
    expect([scale.min, scale.value, scale.max, scale.step]).toEqual(["1", "3", "5", "1"]);
    const words = ["Too Easy", "Just Right", "Too Hard"];
    for (const [index, text] of words.entries()) {
      fireEvent.change(scale, { target: { value: String(1 + index * 2) } });
      expect(scale).toHaveAttribute("aria-valuetext", text);
      expect(screen.getByText(text)).toHaveAttribute("data-current", "true");
    }
    fireEvent.change(scale, { target: { value: "4" } });
    expect(scale).toHaveAttribute("aria-valuetext", "between Just Right and Too Hard");
  });

  it("SURV-04 sends the class and its difficulty", async () => {
    const { environment } = open();
    await show();
    fireEvent.change(await slider(), { target: { value: "5" } });
    await press("Send");
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { classId: "class-1", difficulty: 5 },
    });
  });

  it("SURV-05 success hides it, resets the rating and goes to the stored page", async () => {
    const { environment, at } = open();
    await show();
    fireEvent.change(await slider(), { target: { value: "5" } });
    await press("Send");
    await respond(environment, { __typename: "ClassRated", feedback: { difficulty: 5 } });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(surveyStore.get()).toEqual(initialSurvey);
    expect(at()).toBe("/history");
  });

  it("SURV-06 closing resets the rating to 3 and goes to the stored page", async () => {
    const { at } = open();
    await show();
    fireEvent.change(await slider(), { target: { value: "1" } });
    await press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(surveyStore.get().surveyDifficulty).toBe(3);
    expect(at()).toBe("/history");
  });

  it("SURV-07 on failure it stays, with the answer and the server's message", async () => {
    const { environment, at } = open();
    await show();
    fireEvent.change(await slider(), { target: { value: "2" } });
    await press("Send");
    await respond(environment, {
      __typename: "RateClassRefused",
      message: "An error has occurred!",
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("An error has occurred!");
    expect(await slider()).toHaveValue("2");
    expect(at()).toBe("/class/class-1");
    await press("Send");
    await act(async () =>
      environment.mock.reject(environment.mock.getMostRecentOperation(), new Error("offline")),
    );
    expect(await slider()).toHaveValue("2");
  });
});

describe("when the survey appears", () => {
  const dance = async () => {
    const { engine } = await openEngine();
    engine.attach(surveyAfterClass(danceClass, device));
    return engine;
  };

  it("SURV-01 is shown when the film of a class ends, and stays on its page", async () => {
    const engine = await dance();
    engine.store.set({ isPlaying: true, positionSeconds: 299, durationSeconds: 300 });
    expect(surveyStore.get().isSurveyActive).toBe(false);
    engine.store.set({ hasEnded: true, isPlaying: false });
    expect(surveyStore.get()).toMatchObject({ isSurveyActive: true, danceClass, returnPath: null });
  });

  it("is shown on the next page when a finished class is left", async () => {
    const engine = await dance();
    engine.store.set({ isPlaying: true, positionSeconds: 200, durationSeconds: 300 });
    window.history.pushState(null, "", "/history?status=completed");
    engine.destroy();
    expect(surveyStore.get()).toMatchObject({
      isSurveyActive: true,
      returnPath: "/history?status=completed",
    });
  });

  it("is not shown for a class that was not finished", async () => {
    const engine = await dance();
    engine.store.set({ isPlaying: true, positionSeconds: 100, durationSeconds: 300 });
    engine.destroy();
    expect(surveyStore.get().isSurveyActive).toBe(false);
  });

  it("is shown once for each class", async () => {
    open();
    await show();
    await press("Not now");
    const engine = await dance();
    engine.store.set({ isPlaying: true, positionSeconds: 299, durationSeconds: 300 });
    engine.store.set({ hasEnded: true });
    engine.destroy();
    expect(surveyStore.get().isSurveyActive).toBe(false);
  });
});
