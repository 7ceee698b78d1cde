import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import { act, screen } from "@testing-library/react";
import { renderStage } from "../testing/renderStage";
import { useEndOfClass } from "./useEndOfClass";

type Engine = Parameters<typeof useEndOfClass>[0];

function Shown({ engine, status }: { engine: Engine; status: ViewingStatus }) {
  return <output data-testid="end">{useEndOfClass(engine, status)}</output>;
}

async function open(status: ViewingStatus = "STARTED", timestamps: readonly [] | null = []) {
  const stage = await renderStage({
    ...(timestamps && { options: { timestamps } }),
    over: (engine) => <Shown engine={engine} status={status} />,
  });
  return { ...stage, shown: () => screen.getByTestId("end").textContent };
}

describe("the end of a class", () => {
  it("VIEW-PROG-08 the prompt appears once, 3 s before the end of a completed class without timestamps", async () => {
    const { advanceTo, shown, engine, leave } = await open();
    advanceTo(296.9);
    expect(shown()).toBe("none");
    advanceTo(297);
    expect(shown()).toBe("prompt");
    act(() => engine.seek(200));
    expect(shown()).toBe("none");
    advanceTo(298);
    expect(shown()).toBe("none");
    leave();
  });

  it("VIEW-PROG-08 no prompt with timestamps, nor before the class is completed", async () => {
    const withTimestamps = await open("COMPLETED", null);
    withTimestamps.advanceTo(299);
    expect(withTimestamps.shown()).toBe("none");
    withTimestamps.leave();
    const paused = await open();
    act(() => paused.engine.pause());
    paused.advanceTo(299);
    expect(paused.shown()).toBe("none");
    paused.leave();
  });

  it("VIEW-PROG-09 suggestions appear after the last part, without automatic navigation", async () => {
    const { advanceTo, emit, shown, router, engine, leave } = await open("STARTED", null);
    advanceTo(299.9);
    await emit("ended");
    expect(shown()).toBe("next");
    expect(router.state.location.pathname).toBe("/class/1");
    act(() => engine.play());
    expect(shown()).toBe("none");
    leave();
  });

  it("VIEW-PROG-09 no suggestions before the last part has ended", async () => {
    const part = (name: string) => ({
      durationSeconds: 150,
      captionsUrl: null,
      spriteUrl: null,
      streams: { front: name, back: name },
    });
    const { advanceTo, emit, leave } = await renderStage({
      options: { parts: [part("one"), part("two")], timestamps: [] },
      over: (engine) => <Shown engine={engine} status="COMPLETED" />,
    });
    advanceTo(149.9);
    await emit("ended");
    expect(screen.getByTestId("end")).toHaveTextContent("none");
    leave();
  });
});
