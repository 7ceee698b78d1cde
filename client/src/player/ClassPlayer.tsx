import { useEffect, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Button } from "../design/primitives/Button";
import { Count } from "../design/primitives/Count";
import { below } from "../design/theme/breakpoints";
import { art, radius } from "../design/theme/theme";
import { text } from "../design/theme/type";
import type {
  ClassPlayer_danceClass$data,
  ClassPlayer_danceClass$key,
} from "./__generated__/ClassPlayer_danceClass.graphql";
import { filmDuration } from "./engine/film/film";
import type { NowPlaying } from "./engine/keys/mediaKeys";
import { type ActionLog, emitPlayerAction } from "./playerActions";
import { useRecordProgress } from "./progress/useRecordProgress";
import { useResumePosition } from "./progress/useResumePosition";
import { EndOfClassOverlay } from "./prompts/EndOfClassOverlay";
import { LeaveConfirmation } from "./prompts/LeaveConfirmation";
import { OfflineDialog } from "./prompts/OfflineDialog";
import { StartNotices } from "./prompts/PlayerNotice";
import { RestoredSettingsNotice } from "./prompts/RestoredSettingsNotice";
import { ResumeOffer } from "./prompts/ResumeOffer";
import { exitScreenModes } from "./stage/exitScreenModes";
import { PlayerStage } from "./stage/PlayerStage";
import { StreamLimit } from "./takeover/StreamLimit";
import { usePlayerEngine } from "./usePlayerEngine";
import { type Playback, useStartPlayback } from "./useStartPlayback";

interface ClassPlayerProps {
  readonly danceClass: ClassPlayer_danceClass$key;
}

/** Connects the player engine to the graph. */
export function ClassPlayer({ danceClass }: ClassPlayerProps) {
  const data = useFragment(
    graphql`
      fragment ClassPlayer_danceClass on DanceClass {
        classId
        songName
        thumbnailUrl(width: 640)
        instructor {
          name
        }
        timestamps {
          seconds
          title
          sectionHeading
        }
        progress {
          resumeAtSeconds
        }
        ...EndOfClassOverlay_danceClass
      }
    `,
    danceClass,
  );
  const { playback, retry } = useStartPlayback(data.classId);
  // A later progress response must not reopen the film.
  const [timestamps] = useState(data.timestamps);
  const [nowPlaying] = useState(() => nowPlayingOf(data));
  const parts = playback.kind === "ready" ? playback.parts : null;
  const startAtSeconds = useResumePosition({
    classId: data.classId,
    savedSeconds: data.progress?.resumeAtSeconds ?? 0,
    durationSeconds: parts && filmDuration(parts),
  });
  const engine = usePlayerEngine(startAtSeconds === null ? null : parts, {
    classId: data.classId,
    songName: data.songName,
    timestamps,
    nowPlaying,
    startAtSeconds: startAtSeconds ?? 0,
  });
  useRecordProgress(engine, data.classId);
  const log = usePlayerLog(data.classId);
  // Fullscreen and picture-in-picture would stay open without a film.
  useEffect(() => exitScreenModes, []);
  if (!engine) {
    return <Waiting playback={playback} hasPanel={timestamps.length > 0} onRetry={retry} />;
  }
  return (
    <PlayerStage engine={engine} video={engine.video} log={log}>
      <StartNotices>
        <ResumeOffer engine={engine} resumedAtSeconds={startAtSeconds ?? 0} />
        <RestoredSettingsNotice engine={engine} />
      </StartNotices>
      <EndOfClassOverlay engine={engine} danceClass={data} />
      <LeaveConfirmation engine={engine} />
      <OfflineDialog engine={engine} />
      <StreamLimit engine={engine} classId={data.classId} />
    </PlayerStage>
  );
}

function nowPlayingOf({
  songName,
  instructor,
  thumbnailUrl,
}: ClassPlayer_danceClass$data): NowPlaying {
  return { title: songName, artist: instructor?.name ?? "", pictureUrl: thumbnailUrl };
}

function usePlayerLog(classId: string): ActionLog {
  return useMemo(
    () => (type, description, value) => emitPlayerAction({ classId, type, description, value }),
    [classId],
  );
}

interface WaitingProps {
  readonly playback: Playback;
  /** Reserves space for the timestamps that follow below the picture on phones. */
  readonly hasPanel: boolean;
  readonly onRetry: () => void;
}

function Waiting({ playback, hasPanel, onRetry }: WaitingProps) {
  const isStuck = playback.kind === "refused";
  return (
    <Box role={isStuck ? "alert" : "status"} $hasPanel={hasPanel}>
      {!isStuck && <Count dots={8} />}
      <p>{"message" in playback ? playback.message : ""}</p>
      {isStuck && (
        <Button kind="inverse" onClick={onRetry}>
          Retry
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div<{ $hasPanel: boolean }>`
  ${text.title3}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  height: clamp(300px, calc(56.25vw - 80px), 600px);
  padding: 24px;
  border-radius: ${radius.l};
  background: ${art.inkOnAccent};
  color: ${art.white};
  text-align: center;
  ${below.shell} {
    /* Reserves space for the controls and timestamps below, to avoid a layout shift. */
    margin: 0 -20px ${(props) => (props.$hasPanel ? "164px" : "100px")};
    border-radius: 0;
  }
`;
