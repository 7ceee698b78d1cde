import { PlayerEngine, type PlayerOptions } from "../playerEngine";
import type { OpenStream, StreamEvents, StreamRequest } from "../stream/stream";
import { FakeVideo } from "./fakeVideo";

/** Film part with both angles. */
export const samplePart = (name: string, durationSeconds: number) => ({
  durationSeconds,
  captionsUrl: `${name}.vtt`,
  spriteUrl: `${name}/sprite.vtt`,
  streams: { front: `${name}-front.m3u8`, back: `${name}-back.m3u8` },
});

/** Warm-up until 100 s, then counts from 100 s and from 130 s. */
export const sampleTimestamps = [
  { seconds: 0, title: "", sectionHeading: "Warm-up" },
  { seconds: 0, title: "Bounce", sectionHeading: "Warm-up" },
  { seconds: 100, title: "", sectionHeading: "Choreography" },
  { seconds: 100, title: "Counts 1-8", sectionHeading: "Choreography" },
  { seconds: 130, title: "Counts 9-16", sectionHeading: "Choreography" },
];

/** In-memory replacement for local storage. */
export function memoryStorage(stored: Record<string, string> = {}) {
  return {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
  };
}

/** Opens an engine for a 300 s class with a fake element and streams that open immediately. */
export async function openEngine(change: Partial<PlayerOptions> = {}, video = new FakeVideo()) {
  const requests: StreamRequest[] = [];
  const destroy = jest.fn();
  const streams: StreamEvents[] = [];
  const openStream: OpenStream = (element, request, events) => {
    requests.push(request);
    streams.push(events);
    element.currentTime = request.startSecond;
    return Promise.resolve({ setQuality: () => undefined, destroy });
  };
  const engine = new PlayerEngine(video.asElement(), {
    parts: [samplePart("only", 300)],
    timestamps: sampleTimestamps,
    startAtSeconds: 0,
    storage: memoryStorage(),
    openStream,
    ...change,
  });
  await engine.start();
  await Promise.resolve();
  return {
    engine,
    video,
    requests,
    destroyed: () => destroy.mock.calls.length,
    /** Event callbacks of the newest stream. */
    stream: () => streams.at(-1) as StreamEvents,
    fail: () => streams.at(-1)?.onTrouble("broken"),
  };
}

/** Runs pending microtasks. */
export const flushMicrotasks = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
