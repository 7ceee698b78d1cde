import styled, { keyframes } from "styled-components";
import { motion } from "../theme/theme";
import { VisuallyHidden } from "./VisuallyHidden";

interface StretchProps {
  /** One short word, at most about 16 characters. */
  readonly children: string;
  /** Width of the first letter, in percent of the normal font width. */
  readonly from?: number;
  /** Width of the last letter, in percent. */
  readonly to?: number;
}

// Makes the widths grow more slowly at first.
const EASE = 1.15;
const STAGGER_MS = 30;

/** Widens letters from first to last. Screen readers get the plain word. */
export function Stretch({ children: word, from = 62, to = 125 }: StretchProps) {
  const letters = [...word];
  const last = Math.max(1, letters.length - 1);
  const widthOf = (index: number) => Math.round(from + (to - from) * (index / last) ** EASE);
  return (
    <>
      <span aria-hidden="true">
        {letters.map((letter, index) => {
          const key = `${index}${letter}`;
          if (letter === " ") return " ";
          const style = {
            fontStretch: `${widthOf(index)}%`,
            animationDelay: `${index * STAGGER_MS}ms`,
          };
          return (
            <Letter key={key} style={style}>
              {letter}
            </Letter>
          );
        })}
      </span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </>
  );
}

const reach = keyframes`
  from { font-stretch: 90%; }
`;

const Letter = styled.span`
  animation: ${reach} ${motion.beat} ${motion.hit} backwards;
`;
