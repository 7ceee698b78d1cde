import { X } from "lucide-react";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { below } from "../design/breakpoints";
import { art, radius } from "../design/theme";
import { clockText } from "./controls/seekText";
import type { PlayerEngine } from "./engine/player-engine";

interface ResumeOfferProps {
  readonly engine: PlayerEngine;
  /** Where the class was left, seconds; 0 when it starts at its beginning anyway. */
  readonly resumedAtSeconds: number;
}

const SHOWN_MS = 15_000;

/** Tells where the class goes on, and offers its beginning; after that, the way back. */
export function ResumeOffer({ engine, resumedAtSeconds }: ResumeOfferProps) {
  const [isOpen, setIsOpen] = useState(resumedAtSeconds > 0);
  const [isFromStart, setIsFromStart] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isFromStart]);
  if (!isOpen) return null;
  const at = clockText(resumedAtSeconds);
  const go = () => {
    engine.seek(isFromStart ? resumedAtSeconds : 0);
    engine.play();
    setIsFromStart(!isFromStart);
  };
  return (
    <Plate role="status">
      <span>{isFromStart ? "From the beginning" : `Resumed at ${at}`}</span>
      <button type="button" onClick={go}>
        {isFromStart ? `Resume at ${at}` : "Start over"}
      </button>
      <button type="button" aria-label="Close" onClick={() => setIsOpen(false)}>
        <X />
      </button>
    </Plate>
  );
}

const Plate = styled.div`
  --icon: 16px;
  position: absolute;
  left: 20px;
  bottom: 126px;
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 0 6px 0 16px;
  border-radius: ${radius.pill};
  background: ${art.plate};
  color: ${art.white};
  font-size: 15px;
  ${below.shell} {
    top: 62px;
    bottom: auto;
  }
  button {
    display: inline-grid;
    place-items: center;
    min-width: 40px;
    min-height: 44px;
    padding: 0 10px;
    border-radius: ${radius.pill};
    font-weight: 660;
  }
  button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
