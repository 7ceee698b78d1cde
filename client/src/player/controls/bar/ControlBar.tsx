import { Captions, ListVideo } from "lucide-react";
import styled, { css } from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { art } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import type { PlayerEngine } from "../../engine/playerEngine";
import { useShortcutKeys } from "../../keys/useShortcutKeys";
import type { ActionLog } from "../../playerActions";
import type { FullPicture } from "../../stage/useFullPicture";
import { usePlayerState } from "../../usePlayerState";
import { QualityMenu } from "../menus/QualityMenu";
import { SeekBar } from "../seek/SeekBar";
import { clockText } from "../seek/seekText";
import type { TimestampsPanelState } from "../timestamps/useTimestampsPanel";
import { ControlButton } from "./ControlButton";
import { DanceControls } from "./DanceControls";
import { FullscreenButton } from "./FullscreenButton";
import { PictureInPictureButton } from "./PictureInPictureButton";
import { TransportControls } from "./TransportControls";
import { VolumeControl } from "./VolumeControl";

interface ControlBarProps {
  readonly engine: PlayerEngine;
  readonly full: FullPicture;
  readonly panel: TimestampsPanelState;
  readonly log: ActionLog;
  readonly announce: (announcement: string) => void;
  readonly onOpenSheet: () => void;
}

export function ControlBar(props: ControlBarProps) {
  const { engine, full, panel, log, announce, onOpenSheet } = props;
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
          <DanceControls engine={engine} log={log} onOpenSheet={onOpenSheet} />
        </Wide>
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
        {full.isFull && panel.hasTimestamps && (
          <ControlButton
            label="Timestamps"
            icon={<ListVideo />}
            isOn={panel.isOpen}
            onPress={panel.toggle}
          />
        )}
        <QualityMenu engine={engine} log={log} />
        <Roomy>
          <PictureInPictureButton engine={engine} log={log} shortcut={keys("pictureInPicture")} />
        </Roomy>
        <FullscreenButton full={full} log={log} shortcut={keys("fullscreen")} />
      </Row>
    </Bar>
  );
}

function Time({ engine }: { engine: PlayerEngine }) {
  const position = usePlayerState(engine, (state) => Math.floor(state.positionSeconds));
  const duration = usePlayerState(engine, (state) => state.durationSeconds);
  const hasFlags = usePlayerState(engine, (state) => state.loopStartSeconds !== null);
  return (
    <Clock className={hasFlags ? "overFlags" : ""}>
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
  [data-full] & {
    inset: auto max(20px, env(safe-area-inset-right)) max(10px, env(safe-area-inset-bottom))
      max(20px, env(safe-area-inset-left));
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: 48px;
  /* Next to open timestamps on a small screen, the dance controls wrap to their own row. */
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
  [data-full] & {
    display: flex;
  }
`;

const Roomy = styled.div`
  display: flex;
  ${below.shell} {
    display: none;
  }
  @container player (max-width: 810px) {
    [data-full] & {
      display: none;
    }
  }
`;

const aboveSeekBar = css`
  position: absolute;
  bottom: 100%;
  left: 0;
  margin-left: 0;
  font-size: 13px;
  /* Clears the handles of an own loop, which extend 22 px above the bar. */
  &.overFlags {
    margin-bottom: 24px;
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
  /* Moves above the seek bar to leave the row to the buttons. */
  @container player (max-width: 560px) {
    ${aboveSeekBar}
  }
  @container player (max-width: 900px) {
    [data-full] & {
      ${aboveSeekBar}
    }
  }
`;
