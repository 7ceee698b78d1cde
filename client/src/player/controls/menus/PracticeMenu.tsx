import { Keyboard, SlidersHorizontal } from "lucide-react";
import styled from "styled-components";
import { Dropdown, DropdownRow } from "../../../design/form/Dropdown";
import { below, touchOnly } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import type { PlayerEngine } from "../../engine/playerEngine";
import type { ActionLog } from "../../playerActions";
import { OwnLoopFields } from "../loop/OwnLoopFields";
import { DropdownTrigger, DropUp } from "./DropdownTrigger";
import { PracticeFields } from "./PracticeFields";
import { SpeedField } from "./SpeedField";

interface PracticeMenuProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
  readonly onOpenSheet: () => void;
}

export function PracticeMenu({ engine, log, onOpenSheet }: PracticeMenuProps) {
  return (
    <DropUp>
      <Dropdown
        align="end"
        trigger={(attributes) => (
          <DropdownTrigger {...attributes} aria-label="Practice" title="Practice">
            <SlidersHorizontal />
            <span>Practice</span>
          </DropdownTrigger>
        )}
      >
        {(close) => (
          <Groups role="group" aria-label="Practice">
            <h3>Speed</h3>
            <SpeedField engine={engine} log={log} />
            <h3>Your loop</h3>
            <OwnLoopFields engine={engine} log={log} />
            <h3>On each repeat</h3>
            <PracticeFields engine={engine} />
            <SheetRow
              type="button"
              onClick={() => {
                close();
                onOpenSheet();
              }}
            >
              <Keyboard /> Keyboard shortcuts
            </SheetRow>
          </Groups>
        )}
      </Dropdown>
    </DropUp>
  );
}

const Groups = styled.div`
  --icon: 18px;
  width: 300px;
  padding: 8px 12px;
  color: ${color.text};
  pointer-events: auto;
  h3 {
    ${text.caption}
    margin: 14px 0 8px;
    color: ${color.muted};
  }
  h3:first-child {
    margin-top: 0;
  }
  ${below.shell} {
    width: auto;
  }
`;

const SheetRow = styled(DropdownRow)`
  margin: 14px -12px 0;
  width: calc(100% + 24px);
  ${touchOnly} {
    display: none;
  }
`;
