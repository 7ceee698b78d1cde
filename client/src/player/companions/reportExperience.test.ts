import * as playerAttributes from "@eightcount/rules/telemetry/player-attributes";
import * as playerSpans from "@eightcount/rules/telemetry/player-spans";
import { attributes, spans as spanNames } from "@eightcount/rules/telemetry/registry";
import { createTelemetry } from "../../telemetry/telemetry";
import { initialState } from "../engine/playerState";
import { experienceSpans } from "./reportExperience";

interface SentSpan {
  readonly name: string;
  readonly status: { readonly message?: string };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

const experience = {
  startupSeconds: 0.42,
  playedSeconds: 61.5,
  rebufferCount: 1,
  rebufferSeconds: 2.25,
  meanBitrate: 800_000,
  droppedFrames: 3,
  totalFrames: 1_500,
  fatalErrors: 0,
  seeks: 4,
};

async function sentBy(change: Partial<typeof experience>) {
  const bodies: string[] = [];
  const telemetry = createTelemetry({ sampleRate: () => 1, send: (body) => bodies.push(body) });
  const spans = experienceSpans(telemetry, "class-1");
  spans.onStartup()();
  spans.onRebuffer()();
  spans.onEnd({ ...experience, ...change }, { ...initialState, trouble: "broken" });
  await telemetry.flush();
  await new Promise((resolve) => setTimeout(resolve));
  return bodies.flatMap(
    (body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as SentSpan[],
  );
}

describe("reporting playback quality", () => {
  it("sends spans for the startup, each stall, and the session", async () => {
    const spans = await sentBy({});
    expect(spans.map(({ name }) => name)).toEqual([
      "player.startup",
      "player.rebuffer",
      "player.session",
    ]);
    const whole = Object.fromEntries(
      spans[2]?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? [],
    );
    expect(whole).toEqual({
      "eightcount.class.id": "class-1",
      "eightcount.player.angle": "front",
      "eightcount.player.quality": "auto",
      "eightcount.player.startup_seconds": 0.42,
      "eightcount.player.played_seconds": 61.5,
      "eightcount.player.rebuffer_count": "1",
      "eightcount.player.rebuffer_seconds": 2.25,
      "eightcount.player.mean_bitrate": "800000",
      "eightcount.player.dropped_frames": "3",
      "eightcount.player.total_frames": "1500",
      "eightcount.player.fatal_errors": "0",
      "eightcount.player.seeks": "4",
    });
  });

  it("marks the session of a failed film as an error", async () => {
    const spans = await sentBy({ fatalErrors: 1 });
    expect(spans.at(-1)?.status.message).toBe("broken");
  });

  it("every name is declared in the telemetry registry", () => {
    const declared: readonly string[] = [...Object.values(attributes), ...Object.values(spanNames)];
    const names: string[] = [...Object.values(playerSpans), ...Object.values(playerAttributes)];
    expect(names.filter((name) => !declared.includes(name))).toEqual([]);
  });
});
