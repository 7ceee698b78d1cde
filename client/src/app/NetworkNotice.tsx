import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import { overlay } from "../design/feedback/overlay";
import { bottomClearance } from "../design/layout/availableWindow";
import { color, elevation, layer, radius } from "../design/theme/theme";
import { networkWait } from "../navigation/reachability";

/** Explains the delay while a page's code waits for the network. */
export function NetworkNotice() {
  const isWaiting = useSyncExternalStore(networkWait.subscribe, networkWait.isWaiting);
  return createPortal(
    <Position role="status">
      {isWaiting && (
        <p>
          <WifiOff /> You're offline. We'll continue as soon as you're back.
        </p>
      )}
    </Position>,
    overlay,
  );
}

const Position = styled.div`
  position: fixed;
  inset: auto 16px calc(20px + ${bottomClearance});
  z-index: ${layer.snackbar};
  display: flex;
  justify-content: center;
  pointer-events: none;
  p {
    --icon: 18px;
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 8px 18px;
    border-radius: ${radius.pill};
    background: ${color.overlay};
    color: ${color.text};
    box-shadow: ${elevation[2]};
    font-size: 15px;
    font-weight: 620;
  }
`;
