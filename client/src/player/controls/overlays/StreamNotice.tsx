import { RotateCw, WifiOff } from "lucide-react";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { art, radius } from "../../../design/theme/theme";
import type { PlayerEngine } from "../../engine/playerEngine";
import { usePlayerState } from "../../usePlayerState";

export function StreamNotice({ engine }: { engine: PlayerEngine }) {
  const trouble = usePlayerState(engine, (state) => state.trouble);
  return (
    <Place role="status">
      {trouble === "offline" && (
        <Banner>
          <WifiOff /> You're offline. We're saving your place.
        </Banner>
      )}
      {trouble === "reconnecting" && (
        <Banner>
          <RotateCw /> Reconnecting…
        </Banner>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  inset: 18px 0 auto;
  display: flex;
  justify-content: center;
  pointer-events: none;
  ${below.shell} {
    inset: 10px 12px auto;
  }
`;

const Banner = styled.p`
  --icon: 18px;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding: 8px 18px;
  border-radius: ${radius.pill};
  background: ${art.plate};
  color: ${art.white};
  font-size: 14px;
  font-weight: 620;
`;
