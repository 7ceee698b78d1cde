import type { MouseEvent, ReactNode } from "react";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { art, color, font, motion, radius } from "../../../design/theme/theme";
import type { ActionType } from "../../playerActions";

export type PressKind = Extract<ActionType, "buttonClick" | "buttonTouch">;

interface ControlButtonProps {
  readonly label: string;
  /** Label next to the icon. Without it, only the icon shows. */
  readonly word?: string;
  /** Keeps the word visible on narrow bars, because it shows a value. */
  readonly isValue?: boolean;
  readonly icon: ReactNode;
  readonly isOn?: boolean;
  /** Value of `aria-keyshortcuts`, with keys separated by spaces. */
  readonly shortcut?: string | undefined;
  readonly onPress: (kind: PressKind) => void;
}

export function ControlButton(props: ControlButtonProps) {
  return (
    <Key
      type="button"
      aria-label={props.label}
      aria-pressed={props.isOn}
      aria-keyshortcuts={props.shortcut}
      title={withKeys(props.label, props.shortcut)}
      $hasWord={props.word !== undefined}
      $isValue={props.isValue ?? false}
      onClick={(event) => props.onPress(pressKind(event))}
    >
      {props.icon}
      {props.word !== undefined && <span>{props.word}</span>}
    </Key>
  );
}

const withKeys = (label: string, keys: string | undefined): string =>
  keys ? `${label} (${keys.replaceAll(" ", " or ")})` : label;

/** A keyboard click has no pointer type and counts as a mouse click. */
export function pressKind({ nativeEvent }: MouseEvent): PressKind {
  const isTouch = "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
  return isTouch ? "buttonTouch" : "buttonClick";
}

const Key = styled.button<{ $hasWord: boolean; $isValue: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  min-width: 44px;
  height: ${(props) => (props.$hasWord ? 36 : 44)}px;
  padding: ${(props) => (props.$hasWord ? "0 10px" : "0")};
  border-radius: ${radius.m};
  color: ${art.white};
  font: 620 14px/1 ${font.text};
  font-variant-numeric: tabular-nums;
  transition: background ${motion.quarter} ${motion.hit};
  &:hover {
    background: ${art.veil};
  }
  &[aria-pressed="true"] {
    background: ${art.white};
    color: ${art.ink};
  }
  @container player (max-width: 920px) {
    padding: 0 2px;
    span {
      display: ${(props) => (props.$isValue ? "inline" : "none")};
    }
  }
  ${below.shell} {
    min-width: 40px;
  }
`;

/** Dance controls below the picture on phones. */
export const ControlRow = styled.div`
  display: none;
  ${below.shell} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 6px;
    /* Matches the row's own buttons and the menu trigger, not the buttons inside the menu. */
    > button,
    > div > div > button {
      flex-direction: column;
      gap: 6px;
      height: 64px;
      padding: 0 2px;
      min-width: 0;
      border-radius: ${radius.l};
      background: ${color.surface};
      color: ${color.text};
      font-size: 12px;
    }
    > button[aria-pressed="true"] {
      background: ${color.text};
      color: ${color.bg};
    }
  }
  [data-full] > & {
    display: none;
  }
`;
