import { Settings2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import styled from "styled-components";
import { Dropdown, DropdownRow } from "../../../design/form/Dropdown";
import { color } from "../../../design/theme/theme";
import type { PlayerEngine } from "../../engine/playerEngine";
import { type Quality, type QualityLevel, SAVER_HEIGHT } from "../../engine/stream/quality";
import type { ActionLog } from "../../playerActions";
import { usePlayerState } from "../../usePlayerState";
import { DropdownTrigger, DropUp } from "./DropdownTrigger";

interface QualityMenuProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
}

interface Choice {
  readonly quality: Quality;
  readonly label: string;
  readonly hint: string;
}

export function QualityMenu({ engine, log }: QualityMenuProps) {
  const levels = usePlayerState(engine, (state) => state.levels);
  const chosen = usePlayerState(engine, (state) => state.quality);
  const shown = usePlayerState(engine, (state) => state.shownLevel);
  if (levels.length === 0) return null;
  return (
    <DropUp>
      <Dropdown
        align="end"
        trigger={(attributes) => (
          <DropdownTrigger {...attributes} aria-label="Quality" title="Quality">
            <Settings2 />
          </DropdownTrigger>
        )}
      >
        {(close) => (
          <div role="menu" aria-label="Quality" onKeyDown={moveByKey}>
            {choicesOf(levels, shown).map(({ quality, label, hint }) => (
              <DropdownRow
                key={quality}
                type="button"
                role="menuitemradio"
                aria-checked={quality === chosen}
                onClick={() => {
                  engine.setQuality(quality);
                  log("buttonClick", "quality", label);
                  close();
                }}
              >
                {label}
                {hint !== "" && <Hint>{hint}</Hint>}
              </DropdownRow>
            ))}
          </div>
        )}
      </Dropdown>
    </DropUp>
  );
}

/** Arrow keys move through the choices here instead of changing the volume. */
function moveByKey(event: KeyboardEvent): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitemradio]")];
  const place = rows.indexOf(event.target as HTMLElement);
  rows[(place + step + rows.length) % rows.length]?.focus();
}

function choicesOf(levels: readonly QualityLevel[], shown: QualityLevel | null): Choice[] {
  const heights = [...new Set(levels.map(({ height }) => height))].sort((a, b) => b - a);
  return [
    { quality: "auto", label: "Auto", hint: shown ? `now ${shown.height}p` : "" },
    ...heights.map((height) => ({
      quality: `${height}p` as const,
      label: `${height}p`,
      hint: "",
    })),
    { quality: "saver", label: "Data saver", hint: `up to ${SAVER_HEIGHT}p` },
  ];
}

const Hint = styled.small`
  margin-left: auto;
  padding-left: 16px;
  color: ${color.muted};
  font-weight: 400;
`;
