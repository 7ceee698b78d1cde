import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { markLoop } from "../../engine/loop/ownLoop";
import { renderStage } from "../../testing/renderStage";

const bar = () => screen.getByRole("slider", { name: "Seek" });
const WIDTH = 600;

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.hasPointerCapture = () => true;
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockReturnValue({ left: 0, width: WIDTH, top: 0, height: 28 } as DOMRect);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function withLoop() {
  const stage = await renderStage();
  stage.advanceTo(60);
  act(() => markLoop(stage.engine, "start"));
  stage.advanceTo(90);
  act(() => markLoop(stage.engine, "end"));
  return { ...stage, ends: () => loopOf(stage.engine.store.get()) };
}

const loopOf = (state: { loopStartSeconds: number | null; loopEndSeconds: number | null }) => [
  state.loopStartSeconds,
  state.loopEndSeconds,
];

describe("the slider", () => {
  it("announces its time and handles its own keys", async () => {
    const { advanceTo, user, engine, leave } = await renderStage();
    advanceTo(65);
    expect(bar()).toHaveAttribute("aria-valuetext", "1 minute 5 seconds of 5 minutes");
    act(() => bar().focus());
    await user.keyboard("{ArrowRight}{PageUp}");
    expect(engine.position()).toBe(100);
    await user.keyboard("{Home}");
    expect(engine.position()).toBe(0);
    leave();
  });

  it("a drag seeks and is reported once, at its end", async () => {
    const { engine, log, leave } = await renderStage();
    fireEvent.pointerDown(bar(), { clientX: 100 });
    fireEvent.pointerMove(bar(), { clientX: 300 });
    fireEvent.pointerUp(bar());
    expect(engine.position()).toBe(150);
    expect(log.mock.calls).toEqual([["sliderClick", "seek", 150]]);
    leave();
  });

  it("is divided at the entries and shows every buffered range", async () => {
    const { load, leave } = await renderStage();
    const segments = () => [...bar().querySelectorAll("i")];
    expect(segments().map((piece) => piece.style.flexGrow)).toEqual(["100", "30", "170"]);
    load([0, 25], [50, 115]);
    const loaded = segments().map((piece) =>
      [...piece.querySelectorAll("b")].map(({ style }) =>
        [style.left, style.width].join(" ").trim(),
      ),
    );
    expect(loaded.map((list) => list.filter((one) => one !== ""))).toEqual([
      ["0% 25%", "50% 50%"],
      ["0% 50%"],
      [],
    ]);
    leave();
  });

  it("shows the time, entry, and thumbnail under the pointer", async () => {
    const list = "WEBVTT\n\n00:01:40.000 --> 00:02:10.000\nsheet.jpg#xywh=160,90,160,90\n";
    const fetched = jest.fn(async () => ({ ok: true, text: async () => list }));
    Object.assign(globalThis, { fetch: fetched });
    HTMLElement.prototype.hasPointerCapture = () => false;
    const { leave } = await renderStage();
    fireEvent.pointerMove(bar(), { clientX: WIDTH * 0.4, pointerType: "mouse" });
    const preview = await waitFor(
      () => screen.getByText("2:00", { selector: "time" }).parentElement as HTMLElement,
    );
    expect(preview).toHaveTextContent("Counts 1-8");
    await waitFor(() =>
      expect(preview.querySelector("i")?.style.backgroundImage).toBe('url("only/sheet.jpg")'),
    );
    expect(fetched).toHaveBeenCalledTimes(1);
    fireEvent.pointerLeave(bar());
    expect(screen.queryByText("2:00")).toBeNull();
    leave();
  });
});

describe("the own loop handles", () => {
  it("are dragged along the slider", async () => {
    const { ends, log, leave } = await withLoop();
    const start = screen.getByRole("slider", { name: "Start of your loop" });
    fireEvent.pointerDown(start, { clientX: 120 });
    fireEvent.pointerMove(start, { clientX: 140 });
    expect(ends()).toEqual([70, 90]);
    fireEvent.pointerMove(start, { clientX: 500 });
    expect(ends()).toEqual([89, 90]);
    fireEvent.pointerUp(start);
    expect(log).toHaveBeenLastCalledWith("sliderClick", "loop-start", 89);
    leave();
  });

  it("are moved by the keyboard and removed with Delete", async () => {
    const { ends, user, engine, leave } = await withLoop();
    const end = screen.getByRole("slider", { name: "End of your loop" });
    expect(end).toHaveAttribute("aria-valuetext", "1 minute 30 seconds");
    act(() => end.focus());
    const before = engine.position();
    await user.keyboard("{ArrowRight}{ArrowRight}{PageUp}");
    expect(ends()).toEqual([60, 95.5]);
    expect(engine.position()).toBe(before);
    await user.keyboard("{Delete}");
    expect(ends()).toEqual([null, null]);
    expect(screen.queryByRole("slider", { name: /loop/ })).toBeNull();
    leave();
  });
});
