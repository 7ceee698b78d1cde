import { Captions } from "lucide-react";
import type { RefObject } from "react";
import styled from "styled-components";
import { below } from "../../design/breakpoints";
import { art } from "../../design/theme";
import { text } from "../../design/type";
import type { PlayerEngine } from "../engine/player-engine";
import type { ActionLog } from "../playerActions";
import { usePlayerState } from "../usePlayerState";
import { useShortcutKeys } from "../useShortcutKeys";
import { ControlButton } from "./ControlButton";
import { DanceControls } from "./DanceControls";
import { FullscreenButton } from "./FullscreenButton";
import { PictureInPictureButton } from "./PictureInPictureButton";
import { QualityMenu } from "./QualityMenu";
import { SeekBar } from "./SeekBar";
import { clockText } from "./seekText";
import { TransportControls } from "./TransportControls";
import { VolumeControl } from "./VolumeControl";

interface ControlBarProps {
  readonly engine: PlayerEngine;
  readonly stage: RefObject<HTMLElement | null>;
  readonly log: ActionLog;
  readonly announce: (sentence: string) => void;
  readonly onSheet: () => void;
}

/** Familiar things left, dance things right. */
export function ControlBar({ engine, stage, log, announce, onSheet }: ControlBarProps) {
  const hasCaptions = usePlayerState(engine, (state) => state.hasCaptions);
  const keys = useShortcutKeys(engine);
  return (
    <Bar>
      <SeekBar engine={engine} log={log} />
      <Row>
        <TransportControls engine={engine} log={log} announce={announce} />
        <VolumeControl engine={engine} log={log} />
        <Time engine={engine} />
        <Grow />
        <Wide>
          <DanceControls engine={engine} log={log} onSheet={onSheet} />
          <ControlButton
            label="Captions"
            icon={<Captions />}
            isOn={hasCaptions}
            shortcut={keys("captions")}
            onPress={(kind) => {
              engine.toggleCaptions();
              log(kind, "captions", !hasCaptions);
            }}
          />
        </Wide>
        <QualityMenu engine={engine} log={log} />
        <Wide>
          <PictureInPictureButton engine={engine} log={log} shortcut={keys("pictureInPicture")} />
        </Wide>
        <FullscreenButton stage={stage} log={log} shortcut={keys("fullscreen")} />
      </Row>
    </Bar>
  );
}

function Time({ engine }: { engine: PlayerEngine }) {
  const position = usePlayerState(engine, (state) => Math.floor(state.positionSeconds));
  const duration = usePlayerState(engine, (state) => state.durationSeconds);
  return (
    <Clock>
      {clockText(position)} <span>/ {clockText(duration)}</span>
    </Clock>
  );
}

const Bar = styled.div`
  position: absolute;
  inset: auto 20px 10px;
  container: player / inline-size;
  color: ${art.white};
  ${below.shell} {
    inset: auto 16px 6px;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: 48px;
  /* Beside open timestamps on a small screen the dance things take a row of their own. */
  @container player (max-width: 700px) {
    flex-wrap: wrap;
  }
`;

const Grow = styled.span`
  flex: 1;
`;

const Wide = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  ${below.shell} {
    display: none;
  }
`;

const Clock = styled.span`
  ${text.count}
  margin-left: 10px;
  font-size: 15px;
  white-space: nowrap;
  span {
    color: ${art.lead};
  }
  ${below.shell} {
    margin-left: 4px;
    font-size: 13px;
  }
`;
