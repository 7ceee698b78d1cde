import { useEffect, useState } from "react";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { art, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import type { PlayerEngine } from "../../engine/playerEngine";
import { changeText } from "./changeText";

const SHOWN_MS = 1_200;

export function ChangeNotice({ engine }: { engine: PlayerEngine }) {
  const { message, isShown } = useChangeText(engine);
  return (
    <Pill role="status" $isShown={isShown}>
      {message}
    </Pill>
  );
}

function useChangeText(engine: PlayerEngine) {
  const [message, setMessage] = useState("");
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let before = engine.store.get();
    let timer: ReturnType<typeof setTimeout>;
    const end = engine.store.subscribe(() => {
      const now = engine.store.get();
      const changed = changeText(before, now);
      before = now;
      if (changed === null) return;
      setMessage(changed);
      setIsShown(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsShown(false), SHOWN_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [engine]);
  return { message, isShown };
}

const Pill = styled.div<{ $isShown: boolean }>`
  ${text.count}
  position: absolute;
  top: 18px;
  left: 50%;
  padding: 10px 18px;
  border-radius: ${radius.pill};
  background: ${art.plate};
  color: ${art.white};
  font-size: 19px;
  white-space: nowrap;
  translate: -50% 0;
  pointer-events: none;
  opacity: ${(props) => (props.$isShown ? 1 : 0)};
  ${below.shell} {
    top: 114px;
    font-size: 15px;
  }
`;
