import { Settings2 } from "lucide-react";
import styled from "styled-components";
import { Dropdown, DropdownRow } from "../../design/Dropdown";
import { art, radius } from "../../design/theme";
import type { PlayerEngine } from "../engine/player-engine";
import type { ActionLog } from "../playerActions";
import { usePlayerState } from "../usePlayerState";

interface QualityMenuProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
}

/** Auto, or one of the stream's renditions. */
export function QualityMenu({ engine, log }: QualityMenuProps) {
  const levels = usePlayerState(engine, (state) => state.levels);
  const chosen = usePlayerState(engine, (state) => state.level);
  if (levels.length === 0) return null;
  const choices = [
    { index: -1, label: "Auto" },
    ...levels.map(({ index, height }) => ({ index, label: `${height}p` })).reverse(),
  ];
  return (
    <Above>
      <Dropdown
        align="end"
        trigger={(attributes) => (
          <Trigger {...attributes} aria-label="Quality" title="Quality">
            <Settings2 />
          </Trigger>
        )}
      >
        {(close) =>
          choices.map(({ index, label }) => (
            <DropdownRow
              key={index}
              type="button"
              role="menuitemradio"
              aria-checked={index === chosen}
              onClick={() => {
                engine.setLevel(index);
                log("buttonClick", "quality", label);
                close();
              }}
            >
              {label}
            </DropdownRow>
          ))
        }
      </Dropdown>
    </Above>
  );
}

const Above = styled.div`
  > div > div {
    top: auto;
    bottom: calc(100% + 8px);
    min-width: 140px;
  }
`;

const Trigger = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.m};
  color: ${art.white};
  &:hover,
  &[aria-expanded="true"] {
    background: ${art.veil};
  }
`;
