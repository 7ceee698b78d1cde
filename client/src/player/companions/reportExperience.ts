import * as names from "@eightcount/rules/telemetry/player-attributes";
import * as playerSpans from "@eightcount/rules/telemetry/player-spans";
import { readPublicConfig } from "../../config/publicConfig";
import { sendSpans } from "../../telemetry/sendSpans";
import { createTelemetry, type Telemetry } from "../../telemetry/telemetry";
import { type Experience, measureExperience } from "../engine/companions/experience";
import type { Companion } from "../engine/player";
import type { PlayerState } from "../engine/playerState";

export function reportExperience(classId: string): Companion {
  const { traceSampleRate } = readPublicConfig(document);
  const telemetry = createTelemetry({ sampleRate: () => traceSampleRate, send: sendSpans });
  return measureExperience(experienceSpans(telemetry, classId), {
    now: () => performance.now(),
    page: window,
  });
}

export function experienceSpans(telemetry: Telemetry, classId: string) {
  const attributes = { [names.classId]: classId };
  const span = (name: string) => {
    const started = telemetry.startSpan(name, attributes);
    return () => started.end();
  };
  const session = telemetry.startSpan(playerSpans.session, attributes);
  return {
    onStartup: () => span(playerSpans.startup),
    onRebuffer: () => span(playerSpans.rebuffer),
    onEnd: (experience: Experience, state: PlayerState) => {
      session.end({
        attributes: attributesOf(experience, state),
        ...(experience.fatalErrors > 0 && { error: state.trouble ?? "recovered" }),
      });
      void telemetry.flush();
    },
  };
}

function attributesOf(experience: Experience, { angle, quality }: PlayerState) {
  const { startupSeconds, meanBitrate } = experience;
  return {
    [names.angle]: angle,
    [names.quality]: quality,
    [names.playedSeconds]: experience.playedSeconds,
    [names.rebufferCount]: experience.rebufferCount,
    [names.rebufferSeconds]: experience.rebufferSeconds,
    [names.droppedFrames]: experience.droppedFrames,
    [names.totalFrames]: experience.totalFrames,
    [names.fatalErrors]: experience.fatalErrors,
    [names.seeks]: experience.seeks,
    ...(startupSeconds !== null && { [names.startupSeconds]: startupSeconds }),
    ...(meanBitrate !== null && { [names.meanBitrate]: meanBitrate }),
  };
}
