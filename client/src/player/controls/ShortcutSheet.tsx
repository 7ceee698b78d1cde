import styled from "styled-components";
import { Modal } from "../../design/Modal";
import { color, radius } from "../../design/theme";
import { shortcuts } from "../engine/keyboard";

/** Every key the player knows, made from the table that drives it. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      <List>
        {shortcuts.map(({ shown, says }) => (
          <div key={shown}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </List>
    </Modal>
  );
}

const List = styled.dl`
  display: grid;
  gap: 4px;
  div {
    display: grid;
    grid-template-columns: 132px 1fr;
    align-items: center;
    min-height: 36px;
  }
  kbd {
    padding: 4px 10px;
    border-radius: ${radius.s};
    background: ${color.overlay};
    font: inherit;
    font-weight: 620;
  }
`;
