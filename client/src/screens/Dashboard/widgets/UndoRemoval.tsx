import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { color, radius } from "../../../design/theme/theme";
import type { RemovedClass } from "./useContinueDancing";

interface UndoRemovalProps {
  readonly removed: RemovedClass;
  readonly onUndo: () => void;
}

/** Offers to undo a removal, without a time limit. Takes the focus that the removed card lost. */
export function UndoRemoval({ removed, onUndo }: UndoRemovalProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    line.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <Line ref={line} role="status">
      <span>{removed.songName} was removed from Continue Dancing.</span>
      <Button kind="quiet" size="s" onClick={onUndo}>
        <Undo2 /> Undo
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 52px;
  margin-top: 16px;
  padding: 4px 8px 4px 18px;
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.muted};
  font-size: 14px;
`;
