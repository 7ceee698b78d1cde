import { LEVEL_NAMES, levelName } from "@eightcount/rules/catalogue/levels";
import styled from "styled-components";
import { color } from "../theme/theme";

/** Decorative, because the level's name is shown next to it. */
export function LevelTicks({ level }: { level: number }) {
  const filled = (LEVEL_NAMES as readonly string[]).indexOf(levelName(level)) + 1;
  return (
    <Ticks aria-hidden="true">
      {LEVEL_NAMES.map((name, index) => (
        <i key={name} className={index < filled ? "filled" : ""} />
      ))}
    </Ticks>
  );
}

const Ticks = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  flex: none;
  margin-right: 3px;
  i {
    width: 5px;
    height: 11px;
    border-radius: 1.5px;
    background: color-mix(in srgb, ${color.text} 24%, transparent);
    transform: skewX(-12deg);
  }
  i.filled {
    background: ${color.accent};
  }
`;
