import styled from "styled-components";
import { Modal } from "../../../design/feedback/Modal";
import { Checkbox } from "../../../design/form/Checkbox";
import { below } from "../../../design/theme/breakpoints";
import { color, radius } from "../../../design/theme/theme";
import { displayKeys } from "../../engine/keys/keyboard";
import { shortcuts } from "../../engine/keys/shortcuts";
import type { PlayerEngine } from "../../engine/playerEngine";
import { usePlayerState } from "../../usePlayerState";

interface ShortcutSheetProps {
  readonly engine: PlayerEngine;
  readonly onClose: () => void;
}

export function ShortcutSheet({ engine, onClose }: ShortcutSheetProps) {
  const hasSingleKeys = usePlayerState(engine, (state) => state.hasSingleKeys);
  return (
    <Modal title="Keyboard shortcuts" flow="Player" onClose={onClose}>
      <List>
        {shortcuts.map(({ name, label }) => (
          <div key={name}>
            <dt>
              <kbd>{displayKeys(name)}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </List>
      <Checkbox
        checked={hasSingleKeys}
        onChange={(event) => engine.store.set({ hasSingleKeys: event.currentTarget.checked })}
      >
        Use single-key shortcuts
      </Checkbox>
    </Modal>
  );
}

const List = styled.dl`
  columns: 2;
  column-gap: 20px;
  margin-bottom: 20px;
  font-size: 14px;
  div {
    display: grid;
    grid-template-columns: 96px 1fr;
    align-items: center;
    min-height: 36px;
    break-inside: avoid;
  }
  ${below.small} {
    columns: 1;
  }
  kbd {
    padding: 4px 10px;
    border-radius: ${radius.s};
    background: ${color.overlay};
    font: inherit;
    font-weight: 620;
  }
`;
