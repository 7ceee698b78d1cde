import { useEffect, useState } from "react";
import { clockText } from "../controls/seek/seekText";
import type { PlayerEngine } from "../engine/playerEngine";
import { PlayerNotice } from "./PlayerNotice";

interface ResumeOfferProps {
  readonly engine: PlayerEngine;
  readonly resumedAtSeconds: number;
}

const SHOWN_MS = 15_000;

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
    <PlayerNotice
      message={isFromStart ? "From the beginning" : `Resumed at ${at}`}
      action={isFromStart ? `Resume at ${at}` : "Start over"}
      onAction={go}
      onClose={() => setIsOpen(false)}
    />
  );
}
