import { type CardProblem, cardProblemsOf } from "@eightcount/rules/billing/card-problems";
import { useRef, useState } from "react";

const NONE: readonly CardProblem[] = [];
const MISSING = cardProblemsOf(["number"]);

/**
 * Flags an empty card together with the address. The provider checks the card only once the address
 * is complete, so that the member would hear of one problem after the other.
 */
export function useMissingCard() {
  const isEmpty = useRef(true);
  const [isMissing, setIsMissing] = useState(false);
  return {
    problems: isMissing ? MISSING : NONE,
    check: () => setIsMissing(isEmpty.current),
    onChange: (empty: boolean) => {
      isEmpty.current = empty;
      if (!empty) setIsMissing(false);
    },
  };
}
