import { Check, Circle } from "lucide-react";
import styled from "styled-components";
import { VisuallyHidden } from "../primitives/VisuallyHidden";
import { above, below } from "../theme/breakpoints";
import { art, color, elevation } from "../theme/theme";

export interface ChecklistItem {
  readonly label: string;
  readonly isMet: boolean;
}

interface ChecklistProps {
  readonly items: readonly ChecklistItem[];
  /** Shows the list next to the field on desktops, so that it covers nothing below. */
  readonly isTooltip?: boolean;
  /** Hides the tooltip. A list below the field stays, so that the layout does not jump. */
  readonly isCollapsed?: boolean;
}

export function Checklist({ items, isTooltip = false, isCollapsed = false }: ChecklistProps) {
  const met = items.filter((item) => item.isMet).length;
  const Frame = isTooltip ? Tooltip : Plain;
  return (
    <Frame data-resting={isCollapsed || undefined}>
      <ul>
        {items.map((item) => (
          <Item key={item.label} className={item.isMet ? "met" : ""}>
            {item.isMet ? <Check /> : <Circle />}
            <span>
              {item.label}
              <VisuallyHidden>{item.isMet ? ", met" : ", not met"}</VisuallyHidden>
            </span>
          </Item>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{`${met} of ${items.length}`}</VisuallyHidden>
    </Frame>
  );
}

const Plain = styled.div`
  position: relative;
  ul {
    display: grid;
    gap: 9px;
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 9px;
  font-size: 14px;
  line-height: 1.25;
  color: ${color.muted};
  --icon: 16px;
  &.met {
    color: ${color.success};
    font-weight: 560;
  }
`;

const Tooltip = styled(Plain)`
  ${below.funnel} {
    margin-top: 12px;
  }
  ${above.funnel} {
    &[data-resting] {
      display: none;
    }
    position: absolute;
    right: calc(100% + 18px);
    top: 50%;
    translate: 0 -50%;
    width: 190px;
    /* Lets presses through to the content below. Leaving the field hides the tooltip. */
    pointer-events: none;
    :not(:focus-within) > & {
      display: none;
    }
    padding: 16px 18px;
    border-radius: 14px;
    background: ${art.ink};
    box-shadow: ${elevation[3]};
    z-index: 5;
    &::before {
      content: "";
      position: absolute;
      right: -7px;
      top: calc(50% - 8px);
      width: 16px;
      height: 16px;
      background: ${art.ink};
      rotate: 45deg;
    }
    li {
      color: ${art.tooltipText};
    }
    li.met {
      color: ${art.tooltipSuccess};
    }
  }
  ${above.tooltip} {
    :not(:focus-within) > &:not([data-resting]) {
      display: block;
    }
    right: auto;
    left: calc(100% + 18px);
    /* Fits the space beside the registration's two columns. */
    width: min(212px, 50vw - 474px);
    &::before {
      right: auto;
      left: -7px;
    }
  }
`;
