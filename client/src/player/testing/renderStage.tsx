import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { PlayerEngine, type PlayerOptions } from "../engine/playerEngine";
import { memoryStorage, samplePart, sampleTimestamps } from "../engine/testing/openEngine";
import { PlayerStage } from "../stage/PlayerStage";

/** Fakes playback of a DOM video element without media. */
function fakeVideoElement() {
  const element = document.createElement("video");
  let paused = true;
  const emit = (event: string) => element.dispatchEvent(new Event(event));
  const ranges: [number, number][] = [];
  Object.defineProperties(element, {
    currentTime: { value: 0, writable: true },
    paused: { get: () => paused },
    buffered: {
      get: () => ({
        length: ranges.length,
        start: (index: number) => ranges[index]?.[0],
        end: (index: number) => ranges[index]?.[1],
      }),
    },
  });
  element.play = async () => {
    paused = false;
    emit("playing");
  };
  element.pause = () => {
    if (paused) return;
    paused = true;
    emit("pause");
  };
  return { element, emit, ranges };
}

interface StageOptions {
  readonly options?: Partial<PlayerOptions>;
  /** Overlays on the picture. */
  readonly over?: (engine: PlayerEngine) => ReactNode;
  /** Rendered before the page's main content. */
  readonly around?: ReactNode;
}

/** Renders the player on a page with a fake film of a 300 s class. */
export async function renderStage({ options, over, around }: StageOptions = {}) {
  const { element, emit, ranges } = fakeVideoElement();
  const engine = new PlayerEngine(element, {
    parts: [samplePart("only", 300)],
    timestamps: sampleTimestamps,
    startAtSeconds: 0,
    storage: memoryStorage(),
    openStream: (video, request) => {
      video.currentTime = request.startSecond;
      return Promise.resolve({ setQuality: () => undefined, destroy: () => undefined });
    },
    ...options,
  });
  const log = jest.fn();
  const page = (
    <>
      {around}
      <main>
        <PlayerStage engine={engine} video={element} log={log}>
          {over?.(engine)}
        </PlayerStage>
      </main>
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], {
    initialEntries: ["/class/1"],
  });
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(<RouterProvider router={router} />);
  await act(() => engine.start());
  return {
    engine,
    log,
    user,
    router,
    emit: (event: string) => act(async () => void emit(event)),
    /** Advances the film. */
    advanceTo: (second: number) =>
      act(() => {
        element.currentTime = second;
        emit("timeupdate");
      }),
    /** Sets the buffered ranges. */
    load: (...loaded: [number, number][]) =>
      act(() => {
        ranges.splice(0, ranges.length, ...loaded);
        emit("progress");
      }),
    leave: () => {
      unmount();
      engine.destroy();
    },
  };
}
