import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import styled, { keyframes } from "styled-components";
import { availableHeight, noticeHeight } from "../layout/availableWindow";
import { below } from "../theme/breakpoints";
import { color, elevation, layer, motion, radius } from "../theme/theme";

interface DropdownProps {
  /** Renders the button. Spread the attributes onto it. */
  readonly trigger: (attributes: TriggerAttributes) => ReactNode;
  /** Renders the panel. Call `close` after a choice. */
  readonly children: (close: () => void) => ReactNode;
  readonly align?: "start" | "end";
}

export interface TriggerAttributes {
  readonly type: "button";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string;
  readonly onClick: () => void;
}

export function Dropdown({ trigger, children, align = "start" }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    box.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  };
  useOutsideClick(box, isOpen, () => setIsOpen(false));
  return (
    <Box
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        // Keeps a surrounding dialog open.
        event.preventDefault();
        close();
      }}
    >
      {trigger({
        type: "button",
        "aria-expanded": isOpen,
        "aria-controls": id,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && (
        <Panel id={id} $align={align}>
          {children(close)}
        </Panel>
      )}
    </Box>
  );
}

function useOutsideClick(
  box: React.RefObject<HTMLDivElement | null>,
  isOpen: boolean,
  onOutside: () => void,
) {
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current();
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [isOpen, box]);
}

const drop = keyframes`from { opacity: 0; translate: 0 -6px; }`;

const Box = styled.div`
  position: relative;
  flex: none;
`;

const Panel = styled.div<{ $align: "start" | "end" }>`
  position: absolute;
  top: calc(100% + 8px);
  ${(props) => (props.$align === "end" ? "right: 0;" : "left: 0;")}
  z-index: ${layer.topbar};
  min-width: 220px;
  max-height: min(420px, 70vh);
  overflow-y: auto;
  padding: 8px;
  border-radius: ${radius.l};
  background: ${color.overlay};
  box-shadow: ${elevation[2]};
  animation: ${drop} ${motion.quarter} ${motion.hit};
  ${below.shell} {
    position: fixed;
    inset: auto 0 ${noticeHeight};
    z-index: ${layer.dialog};
    max-height: calc(${availableHeight} * 0.7);
    padding: 16px 12px calc(16px + env(safe-area-inset-bottom));
    border-radius: ${radius.xl} ${radius.xl} 0 0;
    box-shadow: 0 0 0 100vmax ${color.scrim};
  }
`;

export const DropdownRow = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border-radius: ${radius.m};
  font-size: 15px;
  font-weight: 520;
  text-align: left;
  &:hover,
  &[aria-checked="true"] {
    background: color-mix(in srgb, ${color.text} 9%, transparent);
  }
`;
